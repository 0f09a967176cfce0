import type { Field } from '@nas/contract/fields'
import { orderFields } from '@nas/contract/order-fields'
import { deliveredStates, type OrderState } from '@nas/domain/order-states'
import {
  eraseDeliveryAddressesSql,
  eraseOrderAddressesSql,
  eraseOrderOwnersSql,
} from '../../medusa-tables/erase-orders'
import type { RunSql } from '../../platform/database/run-sql'
import { settings } from '../../platform/settings/settings'

export interface ErasableOrder {
  /** Id of the shop's record. */
  id: string
  /** Medusa's id of the order. */
  order_id: string
  state: OrderState
}

/** What an invoice names, and the phone with which its order is tracked. */
const invoiced = ['name', 'phone', 'address', 'district', 'ward']

/** What somebody has typed in, empty; by its province an order is still counted. */
const emptied = (isWiped: (name: string) => boolean) =>
  Object.entries<Field>(orderFields)
    .filter(([name, { longest }]) => longest !== undefined && name !== 'province' && isWiped(name))
    .map(([name, { nullable, required }]) => `${name} = ${nullable && !required ? 'null' : "''"}`)
    .join(', ')

/** An invoice is kept for so many years after the year in which its order was delivered. */
const invoiceEnds = `date_trunc('year', coalesce(
    (select max(created_at) from order_transition
     where record_id = order_record.id and to_state = 'complete'), updated_at))
  + make_interval(years => ? + 1)`

/** Who placed the orders, in the shop's own records. */
async function eraseRecords(run: RunSql, orders: ErasableOrder[]): Promise<void> {
  const nobody = `customer_id = null, caller = 'deleted', idempotency_key = null,
    request_hash = '', updated_at = now()`
  const isInvoiced = ({ state }: ErasableOrder) => deliveredStates.includes(state)
  const idsOf = (chosen: ErasableOrder[]) => chosen.map(({ id }) => id)
  await run({
    sql: `update order_record set ${emptied((name) => !invoiced.includes(name))}, ${nobody},
            erase_at = ${invoiceEnds}
          where id = any(?)`,
    values: [settings().INVOICE_YEARS, idsOf(orders.filter(isInvoiced))],
  })
  await run({
    sql: `update order_record set ${emptied(() => true)}, ${nobody} where id = any(?)`,
    values: [idsOf(orders.filter((order) => !isInvoiced(order)))],
  })
}

/** Wipes what an invoice named, of orders whose time is over. @returns how many orders */
export async function eraseAgedInvoices(run: RunSql): Promise<number> {
  const aged = await run({
    sql: `update order_record set ${emptied((name) => invoiced.includes(name))}, erase_at = null
          where erase_at <= now() returning id`,
    values: [],
  })
  return aged.length
}

/**
 * Wipes who placed these orders and where they went, here and in Medusa. Code, items, sums, dates,
 * state and province stay, so that they still count; of a delivered one also what its invoice names,
 * for the time of the law (ADR 0063).
 */
export async function eraseOrders(run: RunSql, orders: ErasableOrder[]): Promise<void> {
  if (orders.length === 0) return
  const records = orders.map(({ id }) => id)
  const orderIds = orders.map(({ order_id }) => order_id)
  await eraseRecords(run, orders)
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
