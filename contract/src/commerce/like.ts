import * as v from 'valibot'
import { likeFields } from '../likes.js'
import { commerceSchemasOf } from './records.js'

/** A like as commerce responds with it. */
export const commerceLikeSchema = v.object({
  ...commerceSchemasOf(likeFields),
  product: v.number(),
})

export type CommerceLike = v.InferOutput<typeof commerceLikeSchema>
