import { generateEntityId } from '@medusajs/framework/utils'
import type { RatingState } from '@nas/contract/ratings/fields'
import type { Sql } from '@nas/query/sql'
import { insertRowsSql } from '../../platform/database/insert-rows'
import { demoId, demoIds } from '../../platform/setup/demo-ids'

interface NewRating {
  record_id: string
  display_id: number
  order_code: string
  line_id: string
  product: number
  customer_id: string | null
  stars: number
  words: string | null
}

/** Adds the rating of a line. Returns no row when the line already has a rating. */
export function addRatingSql(rating: NewRating): Sql {
  const row = { id: generateEntityId(undefined, 'rating'), ...rating }
  const columns = Object.keys(row)
  return {
    sql: `insert into order_rating (${columns.join(', ')})
          values (${columns.map(() => '?').join(', ')})
          on conflict (line_id) where deleted_at is null do nothing returning id`,
    values: Object.values(row),
  }
}

/** Erases the personal data of the ratings of these orders; the stars still count. */
export function eraseRatingsSql(recordIds: string[]): Sql {
  return {
    // A reply may also contain the customer's name.
    sql: `update order_rating
          set customer_id = null, words = null, reason = null, reply = null, updated_at = now()
          where record_id = any(?)`,
    values: [recordIds],
  }
}

export interface PastRating extends NewRating {
  state: RatingState
  reason: string | null
  reply: string | null
  decided_by: string | null
  created_at: Date
}

export const insertPastRatingsSql = (ratings: readonly PastRating[]): Sql =>
  insertRowsSql(
    'order_rating',
    ratings.map((rating) => ({
      id: demoId('rating'),
      ...rating,
      updated_at: rating.created_at,
    })),
  )

/** Removes the ratings of the demo orders. */
export const deleteDemoRatingsSql: Sql = {
  sql: `delete from order_rating where ${demoIds('record_id')}`,
  values: [],
}
