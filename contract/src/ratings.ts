import * as v from 'valibot'
import { entryOf } from './answers.js'
import { productSchema } from './catalogue.js'
import { contentId, linesOf, textOrNull } from './field-schemas.js'
import { type Fields, schemasOf, stamps } from './fields.js'
import { longestRating, longestReason, mostStars } from './limits.js'

/** `new` waits for staff; only `active` ones are shown. */
export const ratingStates = ['new', 'active', 'inactive'] as const
export type RatingState = (typeof ratingStates)[number]

export const stars = v.pipe(
  v.number('stars_invalid'),
  v.integer('stars_invalid'),
  v.minValue(1, 'stars_invalid'),
  v.maxValue(mostStars, 'stars_invalid'),
)

/** Id of a line of an order. */
export const lineId = v.pipe(v.string('malformed'), v.regex(/^[\w-]{1,100}$/, 'malformed'))

/** Body of `POST /api/app/rateorder`: one rating a line of the order, all of them or none. */
export const rateOrderSchema = v.object({
  order: contentId,
  ratings: linesOf(
    v.object({ cartitem: lineId, stars, words: textOrNull(longestRating) }, 'malformed'),
  ),
})

/** Body of `PUT /api/ratings/{id}`; what is not there stays, null or an empty text clears. */
export const ratingChangeSchema = v.object({
  state: v.picklist(['active', 'inactive'], 'malformed'),
  /** Why it is not shown; whoever wrote it reads it too. Goes when it is shown. */
  reason: v.optional(textOrNull(longestReason)),
  /** The shop's answer, shown under it. */
  reply: v.optional(textOrNull(longestRating)),
  /** As it was read; a rating that was changed since is not written (409). */
  updatedAt: v.optional(v.string('malformed')),
})

export const ratingFields = {
  stars: { type: 'integer' },
  /** Plain text: whatever stands in it must be escaped where it is shown. */
  words: { type: 'text', nullable: true, searchable: false },
  state: { type: 'text', oneOf: ratingStates },
  /** The given name alone; null when nobody is named. */
  author: { type: 'text', nullable: true, computed: true, searchable: false },
  order_code: { type: 'text', nullable: true, required: true, only: 'staff' },
  /** The shop's answer; plain text as well. */
  reply: { type: 'text', nullable: true, searchable: false },
  reason: { type: 'text', nullable: true, only: 'staff', searchable: false },
  ...stamps,
} as const satisfies Fields

/** Attributes of `ratings`. */
export const ratingSchema = v.object({
  ...schemasOf(ratingFields),
  product: v.optional(v.object({ data: v.nullable(entryOf(v.partial(productSchema))) })),
})

/** Parameters and answer of `GET /api/app/productrating`. */
export const productRatingParameters = v.object({ product: contentId })

export const productRatingSchema = v.object({
  data: v.object({
    /** To one decimal place; null while there is none. */
    average: v.nullable(v.number()),
    count: v.number(),
  }),
})
