import type { MedusaContainer } from '@medusajs/framework/types'
import type { TrailValues } from '@nas/contract/trail'
import { runSql } from '../../platform/database/run-sql'
import { trailSql } from '../../platform/trail/trail-part'

/** Says what staff did about an account where the change is a mail, or stands in several tables. */
export async function leaveTrail(
  container: MedusaContainer,
  subject: string,
  after: TrailValues,
): Promise<void> {
  await runSql(container, trailSql({ kind: 'user', subject, before: {}, after }))
}
