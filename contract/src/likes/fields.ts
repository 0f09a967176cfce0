import * as v from 'valibot'
import { contentId } from '../field-schemas.js'
import { type Fields, stamps } from '../fields.js'

/** Body of `POST /api/likes`; the owner is always the caller. */
export const newLikeSchema = v.object({ product: contentId })

export const likeFields = {
  id: { type: 'id' },
  user_id: { type: 'text', commerce: 'customer_id' },
  user_name: { type: 'text', commerce: 'username' },
  ...stamps,
} as const satisfies Fields
