import type { MedusaContainer } from '@medusajs/framework/types'
import { type Sql, sql } from '@nas/query/sql'
import { replaceCode, secretCodeHash } from '../../platform/codes/secret-code'
import { SqlService } from '../../platform/database/sql-service'
import { DataRequestsTable } from './data-requests-table'

export const PRIVACY = 'privacy'

export const privacyCodes = (container: MedusaContainer) =>
  container.resolve<PrivacyService>(PRIVACY)

export type CodePurpose = 'export' | 'erasure'

export const codeMinutes = 60

export const deleteCodesOfSql = (subject: string): Sql =>
  sql`delete from privacy_code where subject = ${subject}`

export class PrivacyService extends SqlService {
  readonly requests = new DataRequestsTable(this.dependencies)

  /** Issues a new code for this subject, which invalidates older ones. */
  issue(purpose: CodePurpose, subject: string): Promise<string> {
    const table = { name: 'privacy_code', prefix: 'privacy', minutes: codeMinutes }
    return this.inTransaction((run) => replaceCode(run, table, { purpose, subject }))
  }

  async subjectOf(purpose: CodePurpose, code: string): Promise<string | undefined> {
    const found = await this.first<{ subject: string }>(sql`
      select subject from privacy_code
      where purpose = ${purpose} and code_hash = ${secretCodeHash(code)} and expires_at > now()`)
    return found?.subject
  }

  /** @returns the number of deleted codes */
  deleteExpired(): Promise<number> {
    return this.rowCount(sql`delete from privacy_code where expires_at < now() returning id`)
  }

  /** @returns false when the code is not valid for this subject */
  use(purpose: CodePurpose, code: string, subject: string): Promise<boolean> {
    return this.hasRow(sql`
      delete from privacy_code where purpose = ${purpose} and code_hash = ${secretCodeHash(code)}
        and subject = ${subject}
      and expires_at > now() returning id`)
  }
}
