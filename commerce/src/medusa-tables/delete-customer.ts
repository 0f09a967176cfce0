import type { Sql } from '@nas/query/sql'

/** Locks the customer until the transaction ends. */
export function lockCustomerSql(id: string): Sql {
  return { sql: 'select email from customer where id = ? for update', values: [id] }
}

/**
 * Condition: Medusa has no row, not even a deleted one, of the customer with the id of this SQL
 * expression.
 */
export const customerIsGone = (id: string) =>
  `not exists (select 1 from customer c where c.id = ${id})`

/** Identities with this e-mail that have no account, left by an interrupted registration. */
export function deleteUnownedSignInsSql(email: string): Sql {
  return {
    sql: `delete from auth_identity where id in (
            select auth_identity_id from provider_identity where entity_id in (?, lower(?)))
          and app_metadata->>'customer_id' is null and app_metadata->>'user_id' is null`,
    values: [email, email],
  }
}

export function cartAddressIdsSql(customerId: string): Sql {
  return {
    sql: `select unnest(array[shipping_address_id, billing_address_id]) as id from cart
          where customer_id = ?`,
    values: [customerId],
  }
}

export function deleteCreditLinesSql(customerId: string): Sql {
  return {
    sql: 'delete from credit_line where cart_id in (select id from cart where customer_id = ?)',
    values: [customerId],
  }
}

export function deleteCartsSql(customerId: string): Sql {
  return { sql: 'delete from cart where customer_id = ?', values: [customerId] }
}

export function deleteCartAddressesSql(customerId: string, ids: string[]): Sql {
  return {
    sql: 'delete from cart_address where customer_id = ? or id = any(?)',
    values: [customerId, ids],
  }
}

export function deleteAccountHoldersSql(customerId: string): Sql {
  return {
    sql: `delete from account_holder where id in (
            select account_holder_id from customer_account_holder where customer_id = ?)`,
    values: [customerId],
  }
}

export function deleteAccountHolderLinksSql(customerId: string): Sql {
  return {
    sql: 'delete from customer_account_holder where customer_id = ?',
    values: [customerId],
  }
}

/** Deletes the customer; addresses and groups follow by cascade. */
export function deleteCustomerSql(id: string): Sql {
  return { sql: 'delete from customer where id = ?', values: [id] }
}
