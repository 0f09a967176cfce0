import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api, type Query } from '../../../api-client/api.ts'
import type { SearchTexts } from '../address/search-text.ts'
import { type ListSpec, selectionOf, sizeOf } from './list-search.ts'

const pageSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.object({
    pagination: v.object({
      total: v.number(),
      capped: v.boolean(),
      next: v.nullable(v.string()),
      previous: v.nullable(v.string()),
    }),
  }),
})

/** A page by its key; `total` is a lower bound when `capped`. */
export type ListPage<Row> = v.InferOutput<typeof pageSchema>['meta']['pagination'] & { rows: Row[] }

/** @throws ApiError */
export async function fetchPage<Row>(
  spec: ListSpec<Row>,
  search: SearchTexts,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const { after = '', before } = search
  const pagination = {
    pageSize: sizeOf(search),
    ...(before === undefined ? { after } : { before }),
  }
  const { populate } = spec
  const query = { ...selectionOf(spec, search), pagination, populate }
  const answer = v.parse(pageSchema, await api.get(`/api/${spec.resource}`, query, signal))
  return { ...answer.meta.pagination, rows: answer.data.map(spec.rowOf) }
}

/** The cache keys of a resource's records and lists; a change of one invalidates all of them. */
export const keysOf = (resource: string) => ({
  all: [resource] as const,
  one: (id: number | string) => [resource, 'one', String(id)] as const,
})

/** One `GET` of `/api`; `dataOf` returns the whole answer by default. */
export function apiOptions<Schema extends v.GenericSchema, Data = v.InferOutput<Schema>>(
  queryKey: readonly unknown[],
  [path, query = {}]: readonly [path: string, query?: Query],
  schema: Schema,
  dataOf: (answer: v.InferOutput<Schema>) => Data = (answer) => answer as Data,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => dataOf(v.parse(schema, await api.get(path, query, signal))),
  })
}

/** A page of a list; the previous page stays visible until it is loaded. */
export function listOptions<Row>(spec: ListSpec<Row>, search: SearchTexts) {
  return queryOptions({
    queryKey: [...keysOf(spec.resource).all, 'list', search] as const,
    queryFn: ({ signal }) => fetchPage(spec, search, signal),
    placeholderData: keepPreviousData,
  })
}

/**
 * The number of rows of a list's address, for links to it.
 * @param only a further condition on the rows
 */
export function countOptions(
  spec: Pick<ListSpec<never>, 'resource' | 'sort' | 'filters' | 'initial'>,
  search: SearchTexts,
  only?: object,
) {
  return apiOptions(
    [...keysOf(spec.resource).all, 'count', search, only],
    [
      `/api/${spec.resource}`,
      { ...selectionOf(spec, search, only), pagination: { after: '', pageSize: 1 } },
    ],
    pageSchema,
    ({ meta: { pagination } }) => ({ total: pagination.total, capped: pagination.capped }),
  )
}
