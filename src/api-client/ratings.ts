import { listOf } from '@nas/contract/answers'
import { productRatingSchema, ratingSchema } from '@nas/contract/ratings/fields'
import { type InferOutput, parse } from 'valibot'
import { api } from './api.ts'

const ratingsAnswer = listOf(ratingSchema)

export type RatingEntry = InferOutput<typeof ratingsAnswer>['data'][number]

export interface RatingPage {
  ratings: RatingEntry[]
  pageCount: number
}

export async function fetchRatings(product: number, page: number): Promise<RatingPage> {
  const query = {
    filters: { product, state: 'active' },
    sort: 'createdAt:desc',
    pagination: { page, pageSize: 12 },
  }
  const { data, meta } = parse(ratingsAnswer, await api.get('/api/ratings', query))
  return { ratings: data, pageCount: meta.pagination.pageCount ?? 1 }
}

export async function fetchAverage(
  product: number,
): Promise<{ average: number | null; count: number }> {
  return parse(productRatingSchema, await api.get('/api/app/productrating', { product })).data
}
