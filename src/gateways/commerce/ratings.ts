import {
  type AverageRating,
  averageSchema,
  type CommerceRating,
  commerceRatingSchema,
  type RatingDecision,
} from '@nas/contract/commerce/rating'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import * as v from 'valibot'
import type { Caller, CommerceClient } from './client.ts'

export interface RatingCalls {
  /** All of them for staff; without a caller the published ones. */
  list(
    staff: Caller | null,
    query: ListQuery,
  ): Promise<{ ratings: CommerceRating[]; count: number }>
  one(staff: Caller | null, id: string): Promise<CommerceRating>
  /** Publishes or hides a rating, and replies to it. */
  decide(staff: Caller, id: string, decision: RatingDecision): Promise<CommerceRating>
  average(product: number): Promise<AverageRating>
}

const listAnswer = v.object({ ratings: v.array(commerceRatingSchema), count: v.number() })
const oneAnswer = v.object({ rating: commerceRatingSchema })

export function ratingCalls({ shop }: CommerceClient): RatingCalls {
  const pathOf = (staff: Caller | null, id = '') =>
    `/${staff ? 'admin' : 'store'}/shop/ratings${id && `/${encodeURIComponent(id)}`}`
  return {
    list: (staff, query) =>
      shop(pathOf(staff), listAnswer, {
        token: staff?.token ?? null,
        query: listQueryParameters(query),
      }),

    async one(staff, id) {
      return (await shop(pathOf(staff, id), oneAnswer, { token: staff?.token ?? null })).rating
    },

    async decide(staff, id, body) {
      const sent = { method: 'POST', token: staff.token, body } as const
      return (await shop(pathOf(staff, id), oneAnswer, sent)).rating
    },

    average: (product) =>
      shop('/store/shop/ratings/average', averageSchema, { query: { product: String(product) } }),
  }
}
