import type { Sql } from '@nas/query/sql'

/** Ways to sign in of the customer alone. */
export function deleteSignInsSql(id: string): Sql {
  return {
    sql: `delete from auth_identity where app_metadata->>'customer_id' = ?
            and app_metadata->>'user_id' is null`,
    values: [id],
  }
}

/** Ways to sign in that are of staff too stay with them. */
export function detachSignInsSql(id: string): Sql {
  return {
    sql: `update auth_identity
          set app_metadata = app_metadata - 'customer_id', updated_at = now()
          where app_metadata->>'customer_id' = ?`,
    values: [id],
  }
}
