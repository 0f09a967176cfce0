/**
 * Every address in the shape of `AddressRow`; addresses of deleted customers are deleted with them.
 * Takes further conditions at its end.
 */
export const addressesSql = `
  select id, customer_id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name, phone,
    coalesce(address_1, '') as address, province, city as district, address_2 as ward,
    is_default_shipping as is_default, created_at, updated_at
  from customer_address where deleted_at is null`
