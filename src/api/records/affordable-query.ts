import { costOf } from '@nas/query/cost'
import { type Query, readQuery } from '@nas/query/read-query'
import type { ResourceShape } from '@nas/query/shape'
import { extentOf } from '../../content/extent.ts'
import type { ApiRequest } from '../endpoints/endpoint.ts'
import { apiShape } from '../shapes/api-shapes.ts'

/** One thread serves pages and queries (ADR 0081). @throws QueryError when too expensive */
export function affordableQuery(
  { view, query }: Pick<ApiRequest, 'view' | 'query'>,
  shape: ResourceShape,
  equals?: readonly string[],
): Query {
  const read = readQuery(query, shape, apiShape, equals)
  view.made.find(costOf(extentOf(view.model), shape, apiShape, read))
  return read
}
