import { type Sql, sql } from '@nas/query/sql'

/** The lines of these orders in the latest version, sorted. */
export const orderLinesSql = (orderIds: string[]): Sql => sql`
  select item.order_id, line.id, line.title, line.thumbnail, line.metadata, item.quantity,
    coalesce(item.unit_price, line.unit_price) as unit_price
  from "order" as placed
  join order_item as item on item.order_id = placed.id
    and item.version = placed.version and item.deleted_at is null
  join order_line_item as line on line.id = item.item_id
  where placed.id = any(${orderIds})
  order by (line.metadata->>'position')::int, line.id`

/** Units and amount per product with its latest name, largest amount first. */
export const soldProductsSql = (records: Sql, most: number): Sql => sql`
  select line.metadata->>'product' as product,
    (array_agg(line.title order by record.created_at desc))[1] as name,
    sum(item.quantity) as units,
    sum(item.quantity * coalesce(item.unit_price, line.unit_price)) as money
  from (${records}) as record
  join "order" as placed on placed.id = record.order_id
  join order_item as item on item.order_id = placed.id
    and item.version = placed.version and item.deleted_at is null
  join order_line_item as line on line.id = item.item_id
  group by 1 order by money desc, product limit ${most}`

const customerOfRecord = `customer c
  where c.id = r.customer_id and c.has_account and c.deleted_at is null`

export const isOfMember = `exists (select from ${customerOfRecord})`

/** E-mail of the order record `r`, else the current one of its member; null without one. */
export const recipientSql = `coalesce(nullif(r.email, ''), (select c.email from ${customerOfRecord}))`

/**
 * Cancels unconfirmed changes: Medusa creates a change of an order first, confirms it later, and
 * rejects all others in between.
 */
export const cancelPendingChangesSql = (orderId: string): Sql => sql`
  with dropped as (
    update order_change set status = 'canceled', canceled_at = now(), updated_at = now()
    where order_id = ${orderId} and status in ('pending', 'requested') and deleted_at is null
    returning id)
  update order_change_action a set deleted_at = now() from dropped
  where a.order_change_id = dropped.id and a.deleted_at is null and not a.applied`

export const existingPartsSql = (orderId: string, collectionId: string): Sql => sql`
  select exists (select from "order" where id = ${orderId}) as ordered,
  exists (select from payment_collection where id = ${collectionId}) as promised`

/** Pieces of each product in the latest version of this order. */
export const piecesOfOrderSql = (orderId: string): Sql => sql`
  select (line.metadata->>'product')::int as product, sum(item.quantity)::int as pieces
  from "order" placed
  join order_item item on item.order_id = placed.id and item.version = placed.version
    and item.deleted_at is null
  join order_line_item line on line.id = item.item_id
  where placed.id = ${orderId} and line.metadata->>'product' is not null group by 1`

/** Parts of the move that reverts a delivery (`moved`): order and parcel are in delivery. */
export const undeliverPart = (orderId: string): Sql => sql`
  reopened as (
    update "order" o set status = 'pending', updated_at = now() from moved
    where o.id = ${orderId} returning o.id, o.version),
  unregistered as (
    update order_item i set delivered_quantity = 0, updated_at = now(),
      raw_delivered_quantity = jsonb_build_object('value', '0', 'precision', 20)
    from reopened where i.order_id = reopened.id and i.version = reopened.version
      and i.deleted_at is null),
  undelivered as (
    update fulfillment f set delivered_at = null, updated_at = now()
    from reopened join order_fulfillment l on l.order_id = reopened.id
    where f.id = l.fulfillment_id and f.canceled_at is null)`
