import { entryOf } from '@nas/contract/answers'
import { ratingSchema, ratingStates } from '@nas/contract/ratings/fields'
import * as v from 'valibot'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'
import { createdBetween, type ListSpec, oneOf } from '../../kit/list/list-search.ts'

const entrySchema = entryOf(ratingSchema)

export type Review = Omit<v.InferOutput<typeof ratingSchema>, 'product'> & {
  id: string
  /** Names in both languages; null when it is no longer on sale. */
  product: { vi: string; en: string } | null
}

/** @throws ValiError */
export function reviewFrom(entry: unknown): Review {
  const { id, attributes } = v.parse(entrySchema, entry)
  const { name, name_en } = attributes.product?.data?.attributes ?? {}
  const product = name ? { vi: name, en: name_en || name } : null
  return { ...attributes, id: String(id), product }
}

/** GET /api/ratings for staff, newest first. */
export const reviewList: ListSpec<Review> = {
  resource: 'ratings',
  populate: ['product'],
  sort: 'createdAt:desc',
  sorts: ['createdAt', 'stars', 'state'],
  filters: {
    state: oneOf(ratingStates, (state) => ({ state: { $eq: state } })),
    stars: oneOf(['1', '2', '3', '4', '5'], (stars) => ({ stars: { $eq: stars } })),
    ...createdBetween,
  },
  initial: { state: 'new' },
  rowOf: reviewFrom,
}

const oneAnswer = v.object({ data: v.unknown() })

export function reviewOptions(id: string) {
  const path = `/api/ratings/${encodeURIComponent(id)}`
  return apiOptions(
    keysOf('ratings').one(id),
    [path, { populate: ['product'] }],
    oneAnswer,
    (one) => reviewFrom(one.data),
  )
}
