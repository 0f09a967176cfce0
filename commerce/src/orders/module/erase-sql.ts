import type { Field } from '@nas/contract/fields'
import { orderFields } from '@nas/contract/order-fields'
import { type OrderState, outcomeOf, statesIn, statesSql } from '@nas/domain/order-states'
import { raw, type Sql, sql } from '@nas/query/sql'
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
  raw(
    Object.entries<Field>(orderFields)
      .filter(
        ([name, { longest }]) => longest !== undefined && name !== 'province' && isWiped(name),
      )
      .map(([name, { nullable, required }]) => `${name} = ${nullable && !required ? 'null' : "''"}`)
      .join(', '),
  )

/** End of the retention of an invoice, by the year of delivery. */
const invoiceEnds = (years: number) => sql`date_trunc('year', coalesce(
    (select min(created_at) from order_transition
     where record_id = order_record.id
       and to_state in ${raw(statesSql(statesIn(outcomeOf, 'delivered')))}), updated_at))
  + make_interval(years => ${years + 1})`

const noOwner = sql`customer_id = null,
  caller = case caller when ${demoCaller} then caller else 'deleted' end, idempotency_key = null,
  request_hash = '', network = null, device = null, updated_at = now()`

/** Erases the personal data of these orders, except for the fields of the invoice. */
export const eraseInvoicedSql = (recordIds: string[], invoiceYears: number): Sql => sql`
  update order_record set ${emptied((name) => !invoiced.includes(name))}, ${noOwner},
    erase_at = ${invoiceEnds(invoiceYears)}
  where id = any(${recordIds})`

export const eraseRecordsSql = (recordIds: string[]): Sql => sql`
  update order_record set ${emptied(() => true)}, ${noOwner} where id = any(${recordIds})`

/** Erases the reasons that the customer gave for moves of these orders. */
export const eraseMovesSql = (recordIds: string[]): Sql => sql`
  update order_transition set actor_id = null, reason = null
  where record_id = any(${recordIds}) and actor = 'customer'`

/** Erases the invoice fields whose retention period is over. Returns a row for each order. */
export const eraseAgedInvoicesSql = (): Sql => sql`
  update order_record set ${emptied((name) => invoiced.includes(name))}, erase_at = null
  where erase_at <= now() returning id`

/** An order that finishes after this lock finds no customer and is erased then. */
export const lockOrdersOfSql = (customerId: string): Sql => sql`
  select id, order_id, state from order_record where customer_id = ${customerId}
  order by id for update`

/** @param isGone condition: no customer has this id @param recordId limits it to one order */
export const lockOrphanedSql = (
  states: readonly OrderState[],
  isGone: (customerId: string) => string,
  recordId: string | null,
): Sql => sql`
  select o.id, o.order_id, o.state from order_record o
  where o.state = any(${[...states]}) and o.customer_id is not null
    and (${recordId}::text is null or o.id = ${recordId})
    and ${raw(isGone('o.customer_id'))}
  for update`

/** Locks the guest orders that share the e-mail and phone of this order, which is included. */
export const lockGuestOrdersSql = (recordId: string): Sql => sql`
  select o.id, o.order_id, o.state, o.code, o.customer_id, o.email
  from order_record proved join order_record o
    on o.customer_id is null and o.phone = proved.phone
    and lower(o.email) = lower(proved.email)
  where proved.id = ${recordId} order by o.id for update of o`
