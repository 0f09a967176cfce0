import { cancelledStates, statesSql } from '@nas/domain/order-states'
import { raw, type Sql, sql } from '@nas/query/sql'
import { goodsOfOrder } from '../../medusa-tables/orders'

/** Condition on `order_record` and `other`: same phone and goods, placed within 24 hours. */
const isTwin = `other.phone = order_record.phone and other.phone <> ''
  and other.id <> order_record.id and other.deleted_at is null
  and other.created_at between order_record.created_at - interval '24 hours'
    and order_record.created_at + interval '24 hours'
  and other.state not in ${statesSql(cancelledStates)}
  and order_record.state not in ${statesSql(cancelledStates)}
  and ${goodsOfOrder('other.order_id')} = ${goodsOfOrder('order_record.order_id')}`

/** Condition on `order_record`: another order is equal; cancelling one of both ends it. */
export const isDuplicate = `exists (select from order_record other where ${isTwin})`

/** Number and code of the orders that are equal to this one, oldest first. */
export const duplicatesSql = (recordId: string): Sql => sql`
  select other.display_id as id, other.code from order_record, order_record other
  where order_record.id = ${recordId} and ${raw(isTwin)} order by other.display_id`
