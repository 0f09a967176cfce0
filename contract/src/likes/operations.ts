import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { contentId, textId } from '../field-schemas.js'
import { type Fields, stamps } from '../fields.js'
import { type OutputOf, operation } from '../operation.js'

/** Body of `POST /api/likes`; the owner is always the caller. */
export const newLikeSchema = v.object({ product: contentId })

export const likeFields = {
  id: { type: 'id' },
  user_id: { type: 'text', commerce: 'customer_id' },
  user_name: { type: 'text', commerce: 'username' },
  ...stamps,
} as const satisfies Fields

const productNumber = v.pipe(
  v.number('product_unknown'),
  v.safeInteger('product_unknown'),
  v.minValue(1, 'product_unknown'),
)

const likeRecord = v.object({ ...commerceSchemasOf(likeFields), product: v.number() })
const named = v.object({ like: textId })

export const listOwnLikes = operation('GET /likes', {
  member: true,
  answer: v.array(likeRecord),
  as: 'likes',
})

const ofMember = { member: true, answer: likeRecord, as: 'like' } as const

/** Idempotent: a second like of the same product returns the first. */
export const addLike = operation('POST /likes', {
  ...ofMember,
  input: v.object({ product: productNumber }),
})

export const findLike = operation('GET /likes/:like', { ...ofMember, input: named })

export const removeLike = operation('DELETE /likes/:like', { ...ofMember, input: named })

const maxProducts = 100

/** All likes of one customer, or of at most 100 products, by their numbers with commas. */
export const listLikes = operation('GET /likes', {
  staff: 'people.read',
  input: v.union(
    [
      v.strictObject({ customer: textId }),
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
