import { type Sql, sql } from '@nas/query/sql'

/** Locks the customer until the transaction ends. */
export const lockCustomerSql = (id: string): Sql =>
  sql`select email from customer where id = ${id} for update`

/** Condition: Medusa has no row of this customer, not even a deleted one. `id` is SQL. */
export const customerIsGone = (id: string) =>
  `not exists (select 1 from customer c where c.id = ${id})`

/** Identities with this e-mail that have no account, left by an interrupted registration. */
export const deleteUnownedSignInsSql = (email: string): Sql => sql`
  delete from auth_identity where id in (
    select auth_identity_id from provider_identity where entity_id in (${email}, lower(${email})))
  and app_metadata->>'customer_id' is null and app_metadata->>'user_id' is null`

export const cartAddressIdsSql = (customerId: string): Sql => sql`
  select unnest(array[shipping_address_id, billing_address_id]) as id from cart
  where customer_id = ${customerId}`

export const deleteCreditLinesSql = (customerId: string): Sql =>
  sql`delete from credit_line where cart_id in (select id from cart where customer_id = ${customerId})`

export const deleteCartsSql = (customerId: string): Sql =>
  sql`delete from cart where customer_id = ${customerId}`

export const deleteCartAddressesSql = (customerId: string, ids: string[]): Sql =>
  sql`delete from cart_address where customer_id = ${customerId} or id = any(${ids})`

export const deleteAccountHoldersSql = (customerId: string): Sql => sql`
  delete from account_holder where id in (
  select account_holder_id from customer_account_holder where customer_id = ${customerId})`

export const deleteAccountHolderLinksSql = (customerId: string): Sql =>
  sql`delete from customer_account_holder where customer_id = ${customerId}`

/** Deletes the customer; addresses and groups follow by cascade. */
export const deleteCustomerSql = (id: string): Sql => sql`delete from customer where id = ${id}`

export const deleteSignInsSql = (id: string): Sql => sql`
  delete from auth_identity where app_metadata->>'customer_id' = ${id}
  and app_metadata->>'user_id' is null`

/** Detaches sign-in identities that a member of staff shares; they stay with that member. */
export const detachSignInsSql = (id: string): Sql => sql`
  update auth_identity
  set app_metadata = app_metadata - 'customer_id', updated_at = now()
  where app_metadata->>'customer_id' = ${id}`

export const deleteStaffSignInsSql = (id: string): Sql =>
  sql`delete from auth_identity where app_metadata->>'user_id' = ${id}`

/** Soft-deleted, as Medusa does it: the history of orders refers to them. */
export const deleteStaffSql = (id: string): Sql =>
  sql`update "user" set deleted_at = now(), updated_at = now() where id = ${id}`
