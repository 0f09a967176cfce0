import { costOf } from '@nas/query/cost'
import { type Query, readQuery } from '@nas/query/read-query'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import { extentOf } from '../../content/extent.ts'
import type { ApiRequest } from '../endpoints/endpoint.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { entrySource, toEntry } from './entries.ts'

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

/** The record in the form that the query asks for; an expensive query is refused before `find`. */
export async function selectedRecord(
  request: Pick<ApiRequest, 'view' | 'query'>,
  shape: ResourceShape,
  find: () => Promise<Attributes> | Attributes,
) {
  const selection = affordableQuery(request, shape)
  const row = await find()
  return { data: toEntry(entrySource(request.view), shape.name, row, selection), meta: {} }
}
