import * as v from 'valibot'

/** Users, carts and shippings may carry opaque text; clients treat every id as opaque. */
export const idSchema = v.union([v.number(), v.string()])

export const paginationSchema = v.object({
  page: v.optional(v.number()),
  pageSize: v.optional(v.number()),
  pageCount: v.optional(v.number()),
  start: v.optional(v.number()),
  limit: v.optional(v.number()),
  total: v.optional(v.number()),
  /** Of pages by key: there are more than `total`. */
  capped: v.optional(v.boolean()),
  next: v.nullish(v.string()),
  previous: v.nullish(v.string()),
})

export function entryOf<A extends v.GenericSchema>(attributes: A) {
  return v.object({ id: idSchema, attributes })
}

export function listOf<A extends v.GenericSchema>(attributes: A) {
  return v.object({
    data: v.array(entryOf(attributes)),
    meta: v.object({ pagination: paginationSchema }),
  })
}

export function oneOf<A extends v.GenericSchema>(attributes: A) {
  return v.object({ data: entryOf(attributes) })
}

export interface Entry<A = Readonly<Record<string, unknown>>> {
  id: number | string
  attributes: A
}

export interface Pagination {
  page?: number
  pageSize?: number
  pageCount?: number
  start?: number
  limit?: number
  total?: number
  capped?: boolean
  next?: string | null
  previous?: string | null
}
