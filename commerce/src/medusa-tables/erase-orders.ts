import type { Sql } from '@nas/query/sql'

/** Clears name and address; the province stays for statistics. */
const noPerson = `first_name = null, last_name = null, phone = null, company = null,
  address_1 = null, address_2 = null, postal_code = null, metadata = null, updated_at = now()`

export function eraseOrderAddressesSql(orderIds: string[]): Sql {
  return {
    sql: `update order_address set customer_id = null, ${noPerson}
          where id in (
            select unnest(array[shipping_address_id, billing_address_id]) from "order"
            where id = any(?))`,
    values: [orderIds],
  }
}

export function eraseDeliveryAddressesSql(orderIds: string[]): Sql {
  return {
    sql: `update fulfillment_address set ${noPerson}
          where id in (
            select f.delivery_address_id from fulfillment f
            join order_fulfillment l on l.fulfillment_id = f.id where l.order_id = any(?))`,
    values: [orderIds],
  }
}

export function eraseOrderOwnersSql(orderIds: string[]): Sql {
  return {
    sql: `update "order" set email = null, customer_id = null, metadata = null, updated_at = now()
          where id = any(?)`,
    values: [orderIds],
  }
}
