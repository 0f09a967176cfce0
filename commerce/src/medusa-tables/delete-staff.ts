import type { Sql } from '@nas/query/sql'

export function deleteStaffSignInsSql(id: string): Sql {
  return { sql: `delete from auth_identity where app_metadata->>'user_id' = ?`, values: [id] }
}

/** Soft-deleted, as Medusa does it: the history of orders refers to them. */
export function deleteStaffSql(id: string): Sql {
  return {
    sql: 'update "user" set deleted_at = now(), updated_at = now() where id = ?',
    values: [id],
  }
}
