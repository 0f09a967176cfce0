import { generateEntityId } from '@medusajs/framework/utils'
import { type Sql, sql } from '@nas/query/sql'
import { dateBackSql, type PastStep } from '../../platform/database/date-back'
import { insertSql } from '../../platform/database/run-sql'

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

/** Ratings with the number of their marks, and the ids of their pictures. */
export const ratingsSql = sql`(
  select *, (select count(*)::int from rating_mark where rating_id = order_rating.id) as helpful,
    array(select id from rating_picture where rating_id = order_rating.id
      order by created_at, digest) as pictures
  from order_rating where deleted_at is null) as order_rating`

/** Adds the rating of a line. Returns no row when the line already has a rating. */
export function addRatingSql(rating: NewRating): Sql {
  const row = { id: generateEntityId(undefined, 'rating'), ...rating }
  return sql`
    ${insertSql('order_rating', row)}
    on conflict (line_id) where deleted_at is null do nothing returning id`
}

/** Erases the personal data of the ratings of these orders; the stars still count. */
export const eraseRatingsSql = (recordIds: string[]): Sql => sql`
  update order_rating
  set customer_id = null, words = null, reason = null, reply = null, updated_at = now()
  where record_id = any(${recordIds})`

export const deleteRatingsSql = (recordIds: string[]): Sql =>
  sql`delete from order_rating where record_id = any(${recordIds})`

export const dateRatingsBackSql = (recordId: string, step: PastStep): Sql => {
  const rows = sql`record_id = ${recordId}`
  return dateBackSql('order_rating', ['created_at', 'updated_at'], rows, step)
}
