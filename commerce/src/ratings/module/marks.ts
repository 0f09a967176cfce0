import { generateEntityId } from '@medusajs/framework/utils'
import { type Sql, sql } from '@nas/query/sql'
import { insertSql } from '../../platform/database/run-sql'

/** Idempotent: the unique index admits one mark of a member. */
export const addMarkSql = (rating_id: string, customer_id: string): Sql => sql`
  ${insertSql('rating_mark', { id: generateEntityId(undefined, 'mark'), rating_id, customer_id })}
  on conflict (rating_id, customer_id) where deleted_at is null do nothing`

export const removeMarkSql = (rating: string, customerId: string): Sql =>
  sql`delete from rating_mark where rating_id = ${rating} and customer_id = ${customerId}`

export const deleteMarksOfSql = (customerId: string): Sql =>
  sql`delete from rating_mark where customer_id = ${customerId}`

export const deleteMarksOnSql = (recordIds: string[]): Sql => sql`
  delete from rating_mark using order_rating as rating
  where rating.id = rating_id and rating.record_id = any(${recordIds})`

/** Members of the demo mark each other's published ratings, some of them far more often. */
export const inventMarksSql = (members: string[]): Sql => sql`
  insert into rating_mark (id, rating_id, customer_id, created_at)
  select 'mark_' || gen_random_uuid(), rating.id, member, rating.created_at
  from order_rating as rating cross join unnest(${members}::text[]) as member
  where rating.state = 'active' and rating.customer_id = any(${members})
    and rating.customer_id <> member
    and abs(hashtext(rating.id || member)) % (3 + abs(hashtext(rating.id)) % 60) = 0`
