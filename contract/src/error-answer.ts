import * as v from 'valibot'

/** One entry of `details.errors` (contract part 3); `code` is for programs, `message` for people. */
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
