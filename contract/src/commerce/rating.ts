import * as v from 'valibot'
import { ratingFields } from '../ratings.js'
import { commerceSchemasOf } from './records.js'

/** A rating as commerce responds with it. */
export const commerceRatingSchema = v.object({
  id: v.string(),
  ...commerceSchemasOf(ratingFields),
  product: v.number(),
})

export type CommerceRating = v.InferOutput<typeof commerceRatingSchema>
