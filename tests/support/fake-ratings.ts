import type { CommerceRating, RatingDecision } from '@nas/contract/commerce/rating'
import type { ListQuery } from '@nas/query/list-query'
import type { RatingCalls } from '../../src/gateways/commerce/ratings.ts'
import { MissingRecordError } from '../../src/gateways/gateway-errors.ts'

const at = '2026-11-05T02:00:00.000Z'

/** Ratings in memory; without a caller only those that are shown. */
export class FakeRatings implements RatingCalls {
  readonly all: CommerceRating[] = []
  /** Queries of lists as they came in. */
  readonly queries: ListQuery[] = []

  add(changes: Partial<CommerceRating> = {}): CommerceRating {
    const rating: CommerceRating = {
      id: `rating_${this.all.length + 1}`,
      product: 1,
      stars: 5,
      words: 'Rất thích',
      state: 'new',
      author: 'Mai',
      order_code: 'NAS-1',
      reason: null,
      reply: null,
      created_at: at,
      updated_at: at,
      ...changes,
    }
    this.all.push(rating)
    return rating
  }

  async list(staff: object | null, query: ListQuery) {
    this.queries.push(query)
    const ratings = this.#seenBy(staff)
    return {
      ratings: ratings.slice(query.offset, query.offset + query.limit),
      count: ratings.length,
    }
  }

  async one(staff: object | null, id: string): Promise<CommerceRating> {
    const found = this.#seenBy(staff).find((rating) => rating.id === id)
    if (found) return found
    throw new MissingRecordError('There is no such rating')
  }

  async decide(staff: object, id: string, decision: RatingDecision): Promise<CommerceRating> {
    const rating = await this.one(staff, id)
    const decided = this.all.find((one) => one.id === rating.id) ?? rating
    const { state, reason = decided.reason, reply = decided.reply } = decision
    return Object.assign(decided, { state, reason: state === 'active' ? null : reason, reply })
  }

  async average(product: number) {
    const stars = this.all
      .filter((rating) => rating.product === product && rating.state === 'active')
      .map((rating) => rating.stars)
    const sum = stars.reduce((total, one) => total + one, 0)
    return { average: stars.length > 0 ? sum / stars.length : null, count: stars.length }
  }

  #seenBy(staff: object | null): CommerceRating[] {
    if (staff) return this.all
    const shown = this.all.filter(({ state }) => state === 'active')
    return shown.map((rating) => ({ ...rating, order_code: null, reason: null }))
  }
}
