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
