import {
  eraseDeliveryAddressesSql,
  eraseOrderAddressesSql,
  eraseOrderOwnersSql,
} from '../../medusa-tables/erase-orders'
import type { Run } from '../../platform/database/transaction'

export interface ErasableOrder {
  /** Id of the shop's record. */
  id: string
  /** Medusa's id of the order. */
  order_id: string
}

/**
 * Wipes who placed these orders and where they went, here and in Medusa. Code, items, sums, dates,
 * state and province stay, so that they still count.
 */
export async function eraseOrders(run: Run, orders: ErasableOrder[]): Promise<void> {
  if (orders.length === 0) return
  const records = orders.map(({ id }) => id)
  const orderIds = orders.map(({ order_id }) => order_id)
  await run(
    `update order_record set name = '', phone = '', email = null, address = '', district = '',
       ward = null, note = null, customer_id = null, caller = 'deleted', idempotency_key = null,
       request_hash = '', updated_at = now()
     where id = any(?)`,
    records,
  )
  await run(
    `delete from outgoing_mail where sent_at is null and gave_up_at is null and deleted_at is null
       and data->>'record' = any(?)`,
    records,
  )
  await run('update refund_due set note = null where order_id = any(?)', orderIds)
  await run(
    `update order_transition set actor_id = null, reason = null
     where record_id = any(?) and actor = 'customer'`,
    records,
  )
  // The stars still count; the words were the person's, and may name them.
  await run(
    `update order_rating set customer_id = null, words = null, updated_at = now()
     where record_id = any(?)`,
    records,
  )
  await run(eraseOrderAddressesSql, orderIds)
  await run(eraseDeliveryAddressesSql, orderIds)
  await run(eraseOrderOwnersSql, orderIds)
}
