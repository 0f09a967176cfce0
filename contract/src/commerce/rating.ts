import * as v from 'valibot'
import { linesOf, textOrNull } from '../field-schemas.js'
import { longestRating } from '../limits.js'
import { lineId, ratingChangeSchema, ratingFields, stars } from '../ratings.js'
import { productDigits } from './lines.js'
import { commerceSchemasOf } from './records.js'

const lineRatingSchema = v.object(
  {
    line: lineId,
    // No stars are as wrong as six.
    stars: v.optional(stars, 0),
    words: textOrNull(longestRating),
  },
  'malformed',
)

/** What a customer says of lines of an order. */
export const newRatingsSchema = v.object({ ratings: linesOf(lineRatingSchema) })

/** What staff decide of a rating, which the address names. */
export const ratingDecisionSchema = v.omit(ratingChangeSchema, ['updatedAt'])

export const averageQuery = v.object({ product: productDigits })

/** To one decimal place; null while there is none. */
export const averageSchema = v.object({ average: v.nullable(v.number()), count: v.number() })

/** A rating as commerce responds with it. */
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
