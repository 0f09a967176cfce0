import { joined, raw, type Sql, sql } from '@nas/query/sql'
import { insertParts, type NewPayment, paymentRows } from './order-rows'

export const collectionOfSql = (orderId: string): Sql => sql`
  select payment_collection_id as id from order_payment_collection
  where order_id = ${orderId} and deleted_at is null`

export const cancelCollectionSql = (orderId: string): Sql => sql`
  update payment_collection set status = 'canceled', updated_at = now()
  where id in (select payment_collection_id from order_payment_collection
    where order_id = ${orderId} and deleted_at is null)`

const moneyColumns = [
  'captured_amount',
  'raw_captured_amount',
  'refunded_amount',
  'raw_refunded_amount',
]

/** Money that has arrived meanwhile stays in the sums of the collection. */
const keptMoney = (column: string) =>
  `${column} = case when coalesce(c.captured_amount, 0) = 0 then given.${column} else c.${column} end`

/** Writes the rows that Medusa's modules would write for a new order. */
export function replacePaymentSql(order: NewPayment): Sql {
  const { collectionId } = order.payment
  const { payment_collection, order_payment_collection: _, ...ofProvider } = paymentRows(order)
  const inserts = insertParts(ofProvider, order.at)
  return sql`
    with former_payment as (
      delete from payment
      where payment_collection_id = ${collectionId} and captured_at is null),
    former_session as (
      delete from payment_session
      where payment_collection_id = ${collectionId} and status <> 'captured'),
    ended as (
      update payment_collection c set status = given.status, updated_at = now(),
        amount = given.amount, raw_amount = given.raw_amount,
        authorized_amount = given.authorized_amount,
        raw_authorized_amount = given.raw_authorized_amount,
        ${raw(moneyColumns.map(keptMoney).join(', '))}
      from jsonb_populate_record(null::payment_collection,
        ${JSON.stringify(payment_collection[0])}::jsonb) as given
      where c.id = given.id returning c.id),
    ${joined(inserts)} select`
}
