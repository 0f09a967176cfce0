import type { Sql } from '@nas/query/sql'

/** Every way in which the member of staff signs in. */
export function deleteStaffSignInsSql(id: string): Sql {
  return { sql: `delete from auth_identity where app_metadata->>'user_id' = ?`, values: [id] }
}

/** Marked as Medusa itself marks them: what they did still names somebody. */
export function deleteStaffSql(id: string): Sql {
  return {
    sql: 'update "user" set deleted_at = now(), updated_at = now() where id = ?',
    values: [id],
  }
}
