import type { Field } from '@nas/contract/fields'
import { orderFields } from '@nas/contract/order-fields'
import { type OrderState, outcomeOf, statesIn, statesSql } from '@nas/domain/order-states'
import type { Sql } from '@nas/query/sql'
import { demoCaller } from '../../platform/setup/demo'

/** An order whose personal data must be erased. */
export interface ErasableOrder {
  /** Id of the shop's order record. */
  id: string
  order_id: string
  state: OrderState
}

/** Fields of an invoice, and the phone that tracking requires. */
const invoiced = ['name', 'phone', 'address', 'district', 'ward']

/** Clears the typed-in fields; the province stays for statistics. */
const emptied = (isWiped: (name: string) => boolean) =>
  Object.entries<Field>(orderFields)
    .filter(([name, { longest }]) => longest !== undefined && name !== 'province' && isWiped(name))
    .map(([name, { nullable, required }]) => `${name} = ${nullable && !required ? 'null' : "''"}`)
    .join(', ')

/** End of the retention of an invoice: `?` years after the year of delivery. */
const invoiceEnds = `date_trunc('year', coalesce(
    (select min(created_at) from order_transition
     where record_id = order_record.id
       and to_state in ${statesSql(statesIn(outcomeOf, 'delivered'))}), updated_at))
  + make_interval(years => ? + 1)`

const noOwner = `customer_id = null,
  caller = case caller when '${demoCaller}' then caller else 'deleted' end, idempotency_key = null,
  request_hash = '', network = null, device = null, updated_at = now()`

/** Erases the personal data of these orders, except for the fields of the invoice. */
export function eraseInvoicedSql(recordIds: string[], invoiceYears: number): Sql {
  return {
    sql: `update order_record set ${emptied((name) => !invoiced.includes(name))}, ${noOwner},
            erase_at = ${invoiceEnds}
          where id = any(?)`,
    values: [invoiceYears, recordIds],
  }
}

/** Erases the personal data of these orders. */
export function eraseRecordsSql(recordIds: string[]): Sql {
  return {
    sql: `update order_record set ${emptied(() => true)}, ${noOwner} where id = any(?)`,
    values: [recordIds],
  }
}

/** Erases the reasons that the customer gave for moves of these orders. */
export function eraseMovesSql(recordIds: string[]): Sql {
  return {
    sql: `update order_transition set actor_id = null, reason = null
          where record_id = any(?) and actor = 'customer'`,
    values: [recordIds],
  }
}

/** Erases the invoice fields whose retention period is over. Returns a row for each order. */
export function eraseAgedInvoicesSql(): Sql {
  return {
    sql: `update order_record set ${emptied((name) => invoiced.includes(name))}, erase_at = null
          where erase_at <= now() returning id`,
    values: [],
  }
}

/**
 * Locks the customer's orders. An order that finishes later finds no customer and is erased then.
 */
export function lockOrdersOfSql(customerId: string): Sql {
  return {
    sql: `select id, order_id, state from order_record where customer_id = ?
          order by id for update`,
    values: [customerId],
  }
}

/**
 * Locks the orders in one of these states whose customer has deleted the account.
 * @param isGone condition: no customer has this id
 * @param recordId limits it to this order; null for all
 */
export function lockOrphanedSql(
  states: readonly OrderState[],
  isGone: (customerId: string) => string,
  recordId: string | null,
): Sql {
  return {
    sql: `select o.id, o.order_id, o.state from order_record o
          where o.state = any(?) and o.customer_id is not null
            and (?::text is null or o.id = ?)
            and ${isGone('o.customer_id')}
          for update`,
    values: [[...states], recordId, recordId],
  }
}

/** Locks the guest orders that share the e-mail and phone of this order, which is included. */
export function lockGuestOrdersSql(recordId: string): Sql {
  return {
    sql: `select o.id, o.order_id, o.state, o.code, o.customer_id, o.email
          from order_record proved join order_record o
            on o.customer_id is null and o.phone = proved.phone
            and lower(o.email) = lower(proved.email)
          where proved.id = ? order by o.id for update of o`,
    values: [recordId],
  }
}
