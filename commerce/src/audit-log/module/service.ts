import { type AuditPage, type AuditRow, pageSql } from '@nas/telemetry/audit-log'
import { SqlService } from '../../platform/database/sql-service'
import { auditTable } from './audit-part'

export const AUDIT_LOG = 'trail'

export class AuditLogService extends SqlService {
  /** Newest first. */
  find(page: AuditPage): Promise<AuditRow[]> {
    return this.rows<AuditRow>(pageSql(auditTable, page))
  }
}
