import * as v from 'valibot'
import { productRelation } from '../catalogue.js'
import { contentId, linesOf, textId, textOrNull, version } from '../field-schemas.js'
import { type Fields, schemasOf, stamps } from '../fields.js'
import { longestRating, longestReason, maxStars } from '../limits.js'

/** `new` waits for staff; only `active` ones are published. */
export const ratingStates = ['new', 'active', 'inactive'] as const
export type RatingState = (typeof ratingStates)[number]

export const stars = v.pipe(
  v.number('stars_invalid'),
  v.integer('stars_invalid'),
  v.minValue(1, 'stars_invalid'),
  v.maxValue(maxStars, 'stars_invalid'),
)

/** The ratings in `POST /api/app/rateorder`: one per line of the order, all of them or none. */
export const lineRatings = linesOf(
  v.object({ cartitem: textId, stars, words: textOrNull(longestRating) }, 'malformed'),
)

/** Missing fields do not change; null or an empty text clears them. */
export const ratingChangeSchema = v.object({
  state: v.picklist(['active', 'inactive'], 'malformed'),
  /** Why it is hidden; the author reads it too. Cleared on publication. */
  reason: v.optional(textOrNull(longestReason)),
  reply: v.optional(textOrNull(longestRating)),
  updatedAt: version,
})

export const ratingFields = {
  stars: { type: 'integer' },
  /** Plain text, which must be escaped when it is rendered. */
  words: { type: 'text', nullable: true, searchable: false },
  state: { type: 'text', oneOf: ratingStates },
  /** The given name only; `null` without a name. */
  author: { type: 'text', nullable: true, computed: true, searchable: false },
  order_code: { type: 'text', nullable: true, required: true, only: 'staff' },
  reply: { type: 'text', nullable: true, searchable: false },
  /** Number of members who find it helpful. */
  helpful: { type: 'integer' },
  /** Oldest first; the picture with an id is at `GET /api/app/ratingpictures/:id`. */
  pictures: { type: 'ids', searchable: false },
  reason: { type: 'text', nullable: true, only: 'staff', searchable: false },
  ...stamps,
} as const satisfies Fields

export const ratingSchema = v.object({
  ...schemasOf(ratingFields),
  /** Absent in the previous release. */
  helpful: v.optional(v.number(), 0),
  product: productRelation,
})

/** `small`: a square of 240 px. `large`: the whole picture, at most 1280 px wide and high. */
export const pictureSizes = ['small', 'large'] as const

export const pictureParameters = v.object({
  size: v.optional(v.picklist(pictureSizes, 'malformed'), 'large'),
})

export const productRatingParameters = v.object({ product: contentId })

export const productRatingSchema = v.object({
  data: v.object({
    /** To one decimal place; null without ratings. */
    average: v.nullable(v.number()),
    count: v.number(),
  }),
})
