import { type Sql, sql } from '@nas/query/sql'

export const deleteStaffSignInsSql = (id: string): Sql =>
  sql`delete from auth_identity where app_metadata->>'user_id' = ${id}`

/** Soft-deleted, as Medusa does it: the history of orders refers to them. */
export const deleteStaffSql = (id: string): Sql =>
  sql`update "user" set deleted_at = now(), updated_at = now() where id = ${id}`
