import type { MedusaContainer } from '@medusajs/framework/types'
import type { AuditValues } from '@nas/telemetry/audit-log'
import { auditSql } from '../../audit-log/module/audit-part'
import { runSql } from '../../platform/database/run-sql'

/** Records an action of staff on an account when it is a mail or changes several tables. */
export async function recordAudit(
  container: MedusaContainer,
  subject: string,
  after: AuditValues,
): Promise<void> {
  await runSql(container, auditSql({ kind: 'user', subject, before: {}, after }))
}
