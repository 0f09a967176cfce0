import type { Field } from '@nas/contract/fields'
import { orderFields } from '@nas/contract/order-fields'
import {
  eraseDeliveryAddressesSql,
  eraseOrderAddressesSql,
  eraseOrderOwnersSql,
} from '../../medusa-tables/erase-orders'
import type { RunSql } from '../../platform/database/run-sql'

export interface ErasableOrder {
  /** Id of the shop's record. */
  id: string
  /** Medusa's id of the order. */
  order_id: string
}

/** What somebody has typed in, empty; by its province an order is still counted. */
const emptied = Object.entries<Field>(orderFields)
  .filter(([name, { longest }]) => longest !== undefined && name !== 'province')
  .map(([name, { nullable, required }]) => `${name} = ${nullable && !required ? 'null' : "''"}`)
  .join(', ')

/**
 * Wipes who placed these orders and where they went, here and in Medusa. Code, items, sums, dates,
 * state and province stay, so that they still count.
 */
export async function eraseOrders(run: RunSql, orders: ErasableOrder[]): Promise<void> {
  if (orders.length === 0) return
  const records = orders.map(({ id }) => id)
  const orderIds = orders.map(({ order_id }) => order_id)
  await run({
    sql: `update order_record set ${emptied}, customer_id = null, caller = 'deleted',
            idempotency_key = null, request_hash = '', updated_at = now()
          where id = any(?)`,
    values: [records],
  })
  await run({
    sql: `delete from outgoing_mail
          where sent_at is null and gave_up_at is null and deleted_at is null
            and data->>'record' = any(?)`,
    values: [records],
  })
  await run({
    sql: 'update refund_due set note = null where order_id = any(?)',
    values: [orderIds],
  })
  await run({
    sql: `update order_transition set actor_id = null, reason = null
          where record_id = any(?) and actor = 'customer'`,
    values: [records],
  })
  // The stars still count; the words were the person's, and what was answered may name them too.
  await run({
    sql: `update order_rating
          set customer_id = null, words = null, reason = null, reply = null, updated_at = now()
          where record_id = any(?)`,
    values: [records],
  })
  await run(eraseOrderAddressesSql(orderIds))
  await run(eraseDeliveryAddressesSql(orderIds))
  await run(eraseOrderOwnersSql(orderIds))
}
