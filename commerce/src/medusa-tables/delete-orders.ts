import { raw, type Sql, sql } from '@nas/query/sql'

/** Clears name and address; the province stays for statistics. */
const noPerson = `first_name = null, last_name = null, phone = null, company = null,
  address_1 = null, address_2 = null, postal_code = null, metadata = null, updated_at = now()`

export const eraseOrderAddressesSql = (orderIds: string[]): Sql => sql`
  update order_address set customer_id = null, ${raw(noPerson)}
  where id in (
    select unnest(array[shipping_address_id, billing_address_id]) from "order"
    where id = any(${orderIds}))`

export const eraseDeliveryAddressesSql = (orderIds: string[]): Sql => sql`
  update fulfillment_address set ${raw(noPerson)}
  where id in (
    select f.delivery_address_id from fulfillment f
    join order_fulfillment l on l.fulfillment_id = f.id where l.order_id = any(${orderIds}))`

export const eraseOrderOwnersSql = (orderIds: string[]): Sql => sql`
  update "order" set email = null, customer_id = null, metadata = null, updated_at = now()
  where id = any(${orderIds})`

/** By stock record: the units missing on hand because of these orders, and the reserved ones. */
export const stockOfOrdersSql = (orderIds: string[]): Sql => sql`
  with these as (select unnest(${orderIds}::text[]) as id)
  select inventory_item_id as item, sum(gone)::int as gone, sum(reserved)::int as reserved from (
    select i.inventory_item_id, i.quantity as gone, 0 as reserved
    from order_fulfillment l
    join fulfillment f on f.id = l.fulfillment_id and f.packed_at is not null
      and f.metadata->>'units_back_at' is null
    join fulfillment_item i on i.fulfillment_id = f.id and i.deleted_at is null
    where l.order_id in (select id from these)
    union all
    select r.inventory_item_id, 0, r.quantity from reservation_item r
    where r.deleted_at is null
      and r.line_item_id in (select item_id from order_item where order_id in (select id
        from these))
  ) as pieces where inventory_item_id is not null group by 1`

export const deleteOrdersSql = (orderIds: string[]): Sql => sql`
  with these as (select unnest(${orderIds}::text[]) as id),
  gone as (delete from "order" where id in (select id from these)
    returning id, shipping_address_id, billing_address_id),
  lines as (select item_id from order_item where order_id in (select id from these)),
  parcels as (delete from order_fulfillment where order_id in (select id from these)
    returning fulfillment_id as id),
  payments as (delete from order_payment_collection where order_id in (select id from these)
    returning payment_collection_id as id),
  no_lines as (delete from order_line_item where id in (select item_id from lines)),
  no_methods as (delete from order_shipping_method where id in (
    select shipping_method_id from order_shipping where order_id in (select id from these))),
  no_addresses as (delete from order_address where id in (
    select unnest(array[shipping_address_id, billing_address_id]) from gone)),
  no_reservations as (delete from reservation_item
    where line_item_id in (select item_id from lines)),
  no_destinations as (delete from fulfillment_address where id in (
    select delivery_address_id from fulfillment where id in (select id from parcels))),
  no_parcels as (delete from fulfillment where id in (select id from parcels)),
  no_payments as (delete from payment_collection where id in (select id from payments))
  select id from gone`
