import { joined, raw, type Sql, sql } from '@nas/query/sql'
import { rawAmount, rawAmountSql } from '../platform/database/raw-amount'
import { equalities } from '../platform/database/run-sql'
import { insertParts, type Line, lineRows, totalsOf } from './order-rows'

/** The lines of an order with the stock records that they reserve. */
export const reservedLinesSql = (orderId: string): Sql => sql`
  select line.id, (line.metadata->>'product')::int as product, line.title as name,
    line.variant_sku as sku,
    item.quantity::int as quantity,
    coalesce(item.unit_price, line.unit_price)::float8 as price,
    r.inventory_item_id as "inventoryItemId"
  from "order" as placed
  join order_item as item on item.order_id = placed.id and item.version = placed.version
    and item.deleted_at is null
  join order_line_item as line on line.id = item.item_id
  left join reservation_item r on r.line_item_id = line.id and r.deleted_at is null
  where placed.id = ${orderId} order by (line.metadata->>'position')::int, line.id`

export const removeLinesSql = (lineIds: string[]): Sql => sql`
  with items as (delete from order_item where item_id = any(${lineIds}))
  delete from order_line_item where id = any(${lineIds})`

export const changeQuantitiesSql = (lines: readonly { id: string; quantity: number }[]): Sql => sql`
  update order_item i set updated_at = now(), quantity = q.quantity,
    raw_quantity = i.raw_quantity || jsonb_build_object('value', q.quantity::text)
  from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as q (id text, quantity numeric)
  where i.item_id = q.id and i.deleted_at is null`

export const addLinesSql = (orderId: string, lines: Line[], vatRate: number): Sql => {
  const parts = insertParts(lineRows({ id: orderId, lines, vatRate }), new Date())
  return sql`with ended as (select), ${joined(parts)} select`
}

/** The delivery fee, the totals of the order, and the amount of its payment. */
export const changeTotalsSql = (
  orderId: string,
  { shipping_price, total }: { shipping_price: number; total: number },
): Sql => {
  const left = `${total} - coalesce((s.totals->>'transaction_total')::numeric, 0)`
  return sql`
    with delivery as (
      update order_shipping_method m set updated_at = now(), amount = ${shipping_price},
        raw_amount = ${JSON.stringify(rawAmount(shipping_price))}::jsonb
      from order_shipping o where o.order_id = ${orderId} and o.shipping_method_id = m.id),
    collected as (
      update payment_collection c set updated_at = now(), amount = ${total},
        raw_amount = ${JSON.stringify(rawAmount(total))}::jsonb
      from order_payment_collection o
      where o.order_id = ${orderId} and o.payment_collection_id = c.id and o.deleted_at is null)
    update order_summary s set updated_at = now(),
      totals = s.totals || ${JSON.stringify(totalsOf(total))}::jsonb || jsonb_build_object(
        'pending_difference', ${raw(left)}, 'raw_pending_difference', ${raw(rawAmountSql(left))})
    where s.order_id = ${orderId} and s.deleted_at is null`
}

/** @param address columns of `order_address` */
export const changeReceiverSql = (
  orderId: string,
  address: object,
  email: string | null,
): Sql => sql`
  with receiver as (
    update "order" set email = ${email}, updated_at = now() where id = ${orderId}
    returning shipping_address_id, billing_address_id)
  update order_address set ${joined(equalities(address))}, updated_at = now()
  where id in (select unnest(array[shipping_address_id, billing_address_id]) from receiver)`
