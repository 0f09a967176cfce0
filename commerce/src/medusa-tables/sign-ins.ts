import { type Sql, sql } from '@nas/query/sql'

export const deleteSignInsSql = (id: string): Sql => sql`
  delete from auth_identity where app_metadata->>'customer_id' = ${id}
  and app_metadata->>'user_id' is null`

/** Detaches sign-in identities that a member of staff shares; they stay with that member. */
export const detachSignInsSql = (id: string): Sql => sql`
  update auth_identity
  set app_metadata = app_metadata - 'customer_id', updated_at = now()
  where app_metadata->>'customer_id' = ${id}`
