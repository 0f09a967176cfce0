/** Given the customer's id. */
export const lockCustomerSql = 'select email from customer where id = ? for update'

/** Condition: Medusa has no row of the customer whose id an expression yields, deleted ones included. */
export const customerIsGone = (id: string) =>
  `not exists (select 1 from customer c where c.id = ${id})`

/** Ways to sign in of the customer alone. Given the customer's id. */
export const deleteSignInsSql = `
  delete from auth_identity where app_metadata->>'customer_id' = ?
    and app_metadata->>'user_id' is null`

/** Ways to sign in that are of staff too stay with them. Given the customer's id. */
export const detachSignInsSql = `
  update auth_identity set app_metadata = app_metadata - 'customer_id', updated_at = now()
  where app_metadata->>'customer_id' = ?`

/** Ways to sign in that were begun and belong to nobody. Given the e-mail twice. */
export const deleteUnownedSignInsSql = `
  delete from auth_identity where id in (
    select auth_identity_id from provider_identity where entity_id in (?, lower(?)))
  and app_metadata->>'customer_id' is null and app_metadata->>'user_id' is null`

/** Given the customer's id. */
export const cartAddressIdsSql = `
  select unnest(array[shipping_address_id, billing_address_id]) as id from cart
  where customer_id = ?`

/** Given the customer's id. */
export const deleteCreditLinesSql =
  'delete from credit_line where cart_id in (select id from cart where customer_id = ?)'

/** Given the customer's id. */
export const deleteCartsSql = 'delete from cart where customer_id = ?'

/** Given the customer's id and the ids of addresses. */
export const deleteCartAddressesSql =
  'delete from cart_address where customer_id = ? or id = any(?)'

/** Given the customer's id. */
export const deleteAccountHoldersSql = `
  delete from account_holder where id in (
    select account_holder_id from customer_account_holder where customer_id = ?)`

/** Given the customer's id. */
export const deleteAccountHolderLinksSql =
  'delete from customer_account_holder where customer_id = ?'

/** Addresses and groups go with the customer. Given the customer's id. */
export const deleteCustomerSql = 'delete from customer where id = ?'
