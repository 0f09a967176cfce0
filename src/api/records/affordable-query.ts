import { costOf } from '@nas/query/cost'
import { type Query, readQuery } from '@nas/query/read-query'
import type { ResourceShape } from '@nas/query/shape'
import { extentOf } from '../../content/extent.ts'
import type { ApiRequest } from '../endpoints/endpoint.ts'
import { apiShape } from '../shapes/api-shapes.ts'

/**
 * Parses a query and computes its cost before it runs: one thread serves the pages and the queries
 * (ADR 0081).
 * @throws QueryError for a query that is malformed, or too expensive
 */
export function affordableQuery(
  { view, query }: Pick<ApiRequest, 'view' | 'query'>,
  shape: ResourceShape,
  equals?: readonly string[],
): Query {
  const read = readQuery(query, shape, apiShape, equals)
  view.made.find(costOf(extentOf(view.model), shape, apiShape, read))
  return read
}
