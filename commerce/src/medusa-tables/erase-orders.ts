/** Who is delivered to where; province stays, statistics need it. */
const noPerson = `first_name = null, last_name = null, phone = null, company = null,
  address_1 = null, address_2 = null, postal_code = null, metadata = null, updated_at = now()`

/** Given the ids of orders. */
export const eraseOrderAddressesSql = `
  update order_address set customer_id = null, ${noPerson}
  where id in (
    select unnest(array[shipping_address_id, billing_address_id]) from "order"
    where id = any(?))`

/** Given the ids of orders. */
export const eraseDeliveryAddressesSql = `
  update fulfillment_address set ${noPerson}
  where id in (
    select f.delivery_address_id from fulfillment f
    join order_fulfillment l on l.fulfillment_id = f.id where l.order_id = any(?))`

/** Given the ids of orders. */
export const eraseOrderOwnersSql = `
  update "order" set email = null, customer_id = null, metadata = null, updated_at = now()
  where id = any(?)`
