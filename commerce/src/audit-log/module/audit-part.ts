import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditKind } from '@nas/contract/audit-log/fields'
import { joined, type Sql, sql } from '@nas/query/sql'
import {
  type Acting,
  type AuditedChange,
  type AuditPage,
  type AuditRow,
  countSql,
  insertSql,
  pageSql,
} from '@nas/telemetry/audit-log'
import { SqlService } from '../../platform/database/sql-service'

/** The name of the table in earlier releases, which is kept. */
export const auditTable = 'trail_entry'

const storage = new AsyncLocalStorage<Acting>()

/** Runs the handler of a staff call; its changes are logged under that member of staff. */
export const actingAs = <Result>(acting: Acting, run: () => Result): Result =>
  storage.run(acting, run)

export type AuditChange = AuditedChange<AuditKind>

/**
 * Parts of a statement that writes one audit entry if `from`, another common table expression, has
 * a row. Empty unless staff are acting: members, guests, keys and jobs are not audited.
 */
export function auditParts(from: string, change: AuditChange): Sql[] {
  const acting = storage.getStore()
  if (acting === undefined) return []
  return [sql`audited as (${insertSql(auditTable, acting, change, from)})`]
}

/** One statement for a change, named `changed`, and its audit entry; returns the changed rows. */
export function auditedSql(changed: Sql, change: AuditChange): Sql {
  const parts = [sql`changed as (${changed})`, ...auditParts('changed', change)]
  return sql`with ${joined(parts)} select * from changed`
}

/** One entry, for a transaction. Writes nothing when no member of staff is acting. */
export function auditSql(change: AuditChange): Sql {
  const acting = storage.getStore()
  if (acting === undefined) return sql`select 1`
  return insertSql(auditTable, acting, change)
}

/** PostgreSQL rejects it while the account exists, and for subjects other than customers. */
export const forgetSubjectSql = (subject: string): Sql =>
  sql`select forget_trail_subject(${subject})`

export const AUDIT_LOG = 'trail'

export class AuditLogService extends SqlService {
  /** Newest first. */
  find(page: AuditPage): Promise<AuditRow[]> {
    return this.rows<AuditRow>(pageSql(auditTable, page))
  }

  async count(page: AuditPage): Promise<number> {
    const found = await this.first<{ total: number }>(countSql(auditTable, page))
    return found?.total ?? 0
  }
}
