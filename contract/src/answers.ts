import * as v from 'valibot'

/** Users, carts and shippings may have text ids; clients treat every id as opaque. */
export const idSchema = v.union([v.number(), v.string()])

export const paginationSchema = v.object({
  page: v.optional(v.number()),
  pageSize: v.optional(v.number()),
  pageCount: v.optional(v.number()),
  start: v.optional(v.number()),
  limit: v.optional(v.number()),
  total: v.optional(v.number()),
  /** For pages by key: `total` is a lower bound. */
  capped: v.optional(v.boolean()),
  next: v.nullish(v.string()),
  previous: v.nullish(v.string()),
})

/* @__NO_SIDE_EFFECTS__ */
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

export const doneAnswerSchema = v.object({ data: v.object({ ok: v.literal(true) }) })

export interface Entry<A = Readonly<Record<string, unknown>>> {
  id: number | string
  attributes: A
}

export type Pagination = v.InferOutput<typeof paginationSchema>

/** One entry of `details.errors` (API §3); `code` is for programs, `message` for people. */
const errorDetailSchema = v.looseObject({
  path: v.array(v.union([v.string(), v.number()])),
  message: v.string(),
  name: v.string(),
  code: v.optional(v.string()),
  product: v.optional(v.number()),
  available: v.optional(v.number()),
  price: v.optional(v.number()),
})

export const errorAnswerSchema = v.object({
  data: v.null(),
  error: v.object({
    status: v.number(),
    name: v.string(),
    message: v.string(),
    details: v.looseObject({
      code: v.optional(v.string()),
      errors: v.optional(v.array(errorDetailSchema)),
      total: v.optional(v.number()),
      on_hand: v.optional(v.number()),
      challenge: v.optional(v.string()),
    }),
  }),
})

export type ErrorDetail = v.InferOutput<typeof errorDetailSchema>
export type ErrorAnswer = v.InferOutput<typeof errorAnswerSchema>
