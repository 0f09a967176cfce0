import type { Sql } from '@nas/query/sql'

export function deleteSignInsSql(id: string): Sql {
  return {
    sql: `delete from auth_identity where app_metadata->>'customer_id' = ?
            and app_metadata->>'user_id' is null`,
    values: [id],
  }
}

/** Detaches sign-in identities that a member of staff shares; they stay with that member. */
export function detachSignInsSql(id: string): Sql {
  return {
    sql: `update auth_identity
          set app_metadata = app_metadata - 'customer_id', updated_at = now()
          where app_metadata->>'customer_id' = ?`,
    values: [id],
  }
}
