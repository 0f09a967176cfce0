import * as v from 'valibot'
import { likeFields } from '../likes.js'
import { productNumber } from './lines.js'
import { commerceSchemasOf } from './records.js'

export const newCommerceLikeSchema = v.object({ product: productNumber })

const mostProducts = 100

/** Whose likes staff ask for: one customer's, or everybody's of some products. */
export const likesQuery = v.union(
  [
    v.strictObject({ customer: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) }),
    v.strictObject({
      products: v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
        v.transform((text) => [...new Set(text.split(',').map(Number))]),
        v.maxLength(mostProducts),
      ),
    }),
  ],
  'malformed',
)

/** A like as commerce responds with it. */
export const commerceLikeSchema = v.object({
  ...commerceSchemasOf(likeFields),
  product: v.number(),
})

export type NewCommerceLike = v.InferOutput<typeof newCommerceLikeSchema>
export type CommerceLike = v.InferOutput<typeof commerceLikeSchema>
