import { listOf } from '@nas/contract/answers'
import { type pictureSizes, ratingSchema } from '@nas/contract/ratings/fields'
import { type InferOutput, parse } from 'valibot'
import { api } from './api.ts'

const ratingsAnswer = listOf(ratingSchema)

export type RatingEntry = InferOutput<typeof ratingsAnswer>['data'][number]

export interface RatingPage {
  ratings: RatingEntry[]
  pageCount: number
}

export const pictureAddress = (id: string, size: (typeof pictureSizes)[number]): string =>
  `/api/app/ratingpictures/${id}?size=${size}`

/** What the visitor chose; empty stars for all. */
export interface RatingChoice {
  stars: string
  sort: string
}

export async function fetchRatings(
  product: number,
  page: number,
  { stars, sort }: RatingChoice,
): Promise<RatingPage> {
  const query = {
    filters: { product, state: 'active', ...(stars && { stars }) },
    sort,
    pagination: { page, pageSize: 12 },
  }
  const { data, meta } = parse(ratingsAnswer, await api.get('/api/ratings', query))
  return { ratings: data, pageCount: meta.pagination.pageCount ?? 1 }
}
