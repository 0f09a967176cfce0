import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { linesOf, storedId, textId, textOrNull } from '../field-schemas.js'
import { longestRating, maxStars } from '../limits.js'
import { listOperation, type OutputOf, operation } from '../operation.js'
import { pictureParameters, ratingChangeSchema, ratingFields, stars } from './fields.js'

const lineRatingSchema = v.object(
  {
    line: textId,
    // Missing stars are invalid, like six.
    stars: v.optional(stars, 0),
    words: textOrNull(longestRating),
  },
  'malformed',
)

export const newRatings = linesOf(lineRatingSchema)

export type LineRating = v.InferOutput<typeof lineRatingSchema>

const rating = textId

const ratingRecord = v.object({
  id: v.string(),
  ...commerceSchemasOf(ratingFields),
  product: v.number(),
})

/** All ratings for staff; the published ones for visitors. */
export const listRatings = listOperation('/ratings', {
  visitor: true,
  staff: 'ratings',
  record: ratingRecord,
  as: 'ratings',
})

export const findRating = operation('GET /ratings/:rating', {
  visitor: true,
  staff: 'ratings',
  input: v.object({ rating }),
  answer: ratingRecord,
  as: 'rating',
})

/** Publishes or hides a rating, and replies to it; it cannot become undecided again. */
export const decideRating = operation('POST /ratings/:rating', {
  staff: 'ratings',
  input: v.object({
    rating,
    ...v.omit(ratingChangeSchema, ['updatedAt']).entries,
    /** Version that the decision was made from; another stored version is rejected as `stale`. */
    updated_at: ratingChangeSchema.entries.updatedAt,
  }),
  answer: ratingRecord,
  as: 'rating',
})

/** A picture in WebP, as base64. Its id is only known to callers who may see it (ADR 0207). */
export const readPicture = operation('GET /rating-pictures/:picture', {
  visitor: true,
  input: v.object({ picture: textId, ...pictureParameters.entries }),
  answer: v.string(),
  as: 'picture',
})

const mark = { member: true, as: 'data' } as const

/** Idempotent. Authors cannot mark their own ratings. */
export const markRating = operation('POST /ratings/:rating/marks', {
  ...mark,
  wire: 'POST /app/markrating',
  summary: 'Mark a published rating as helpful, or take the mark back',
  input: v.object({ rating, helpful: v.boolean('malformed') }),
  answer: v.object({ helpful: v.number() }),
})

export const listMarked = operation('GET /marked-ratings', {
  ...mark,
  wire: 'GET /app/markedratings',
  summary: 'The ratings of a product that the member has marked as helpful',
  input: v.object({ product: storedId }),
  answer: v.array(v.string()),
})

/** Published ratings of each product with one to five stars; products without any are absent. */
export const listStarCounts = operation('GET /star-counts', {
  key: true,
  answer: v.array(
    v.object({ product: v.number(), counts: v.pipe(v.array(v.number()), v.length(maxStars)) }),
  ),
  as: 'rated',
})

export type RatingRecord = OutputOf<typeof findRating>
