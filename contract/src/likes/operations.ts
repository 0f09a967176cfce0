import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { type OutputOf, operation } from '../operation.js'
import { likeFields } from './fields.js'

const productNumber = v.pipe(
  v.number('product_unknown'),
  v.safeInteger('product_unknown'),
  v.minValue(1, 'product_unknown'),
)

const likeRecord = v.object({ ...commerceSchemasOf(likeFields), product: v.number() })
const named = v.object({ like: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) })

export const listOwnLikes = operation('GET /likes', {
  member: true,
  input: v.object({}),
  answer: v.array(likeRecord),
  as: 'likes',
})

/** Idempotent: a second like of the same product returns the first. */
export const addLike = operation('POST /likes', {
  member: true,
  input: v.object({ product: productNumber }),
  answer: likeRecord,
  as: 'like',
})

export const findLike = operation('GET /likes/:like', {
  member: true,
  input: named,
  answer: likeRecord,
  as: 'like',
})

export const removeLike = operation('DELETE /likes/:like', {
  member: true,
  input: named,
  answer: likeRecord,
  as: 'like',
})

const maxProducts = 100

/** All likes of one customer, or of at most 100 products, by their numbers with commas. */
export const listLikes = operation('GET /likes', {
  staff: 'people.read',
  input: v.union(
    [
      v.strictObject({ customer: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) }),
      v.strictObject({
        products: v.pipe(
          v.string(),
          v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
          v.transform((text) => [...new Set(text.split(',').map(Number))]),
          v.maxLength(maxProducts),
        ),
      }),
    ],
    'malformed',
  ),
  answer: v.array(likeRecord),
  as: 'likes',
})

export type LikeRecord = OutputOf<typeof addLike>
