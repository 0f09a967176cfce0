import * as v from 'valibot'
import { linesOf, textOrNull } from '../field-schemas.js'
import { longestRating } from '../limits.js'
import { lineId, ratingChangeSchema, ratingFields, stars } from '../ratings.js'
import { productDigits } from './cart.js'
import { commerceSchemasOf } from './records.js'

const lineRatingSchema = v.object(
  {
    line: lineId,
    // Missing stars are invalid, like six.
    stars: v.optional(stars, 0),
    words: textOrNull(longestRating),
  },
  'malformed',
)

/** A customer's ratings of lines of an order. */
export const newRatingsSchema = v.object({ ratings: linesOf(lineRatingSchema) })

/** Decision of staff on the rating in the path. */
export const ratingDecisionSchema = v.object({
  ...v.omit(ratingChangeSchema, ['updatedAt']).entries,
  /** Version that the decision was made from; another stored version is rejected as `stale`. */
  updated_at: ratingChangeSchema.entries.updatedAt,
})

export const averageQuery = v.object({ product: productDigits })

/** To one decimal place; null without ratings. */
export const averageSchema = v.object({ average: v.nullable(v.number()), count: v.number() })

/** A rating in commerce's response. */
export const commerceRatingSchema = v.object({
  id: v.string(),
  ...commerceSchemasOf(ratingFields),
  product: v.number(),
})

export type LineRating = v.InferOutput<typeof lineRatingSchema>
export type NewRatings = v.InferOutput<typeof newRatingsSchema>
export type RatingDecision = v.InferOutput<typeof ratingDecisionSchema>
export type AverageRating = v.InferOutput<typeof averageSchema>
export type CommerceRating = v.InferOutput<typeof commerceRatingSchema>
