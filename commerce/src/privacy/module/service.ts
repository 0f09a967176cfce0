import { generateEntityId } from '@medusajs/framework/utils'
import type { Sql } from '@nas/query/sql'
import { newSecretCode, secretCodeHash } from '../../platform/codes/secret-code'
import { SqlService } from '../../platform/database/sql-service'

export const PRIVACY = 'privacy'

export type CodePurpose = 'export' | 'erasure'

export const codeMinutes = 60

export function deleteCodesOfSql(subject: string): Sql {
  return { sql: 'delete from privacy_code where subject = ?', values: [subject] }
}

export class PrivacyService extends SqlService {
  /** Issues a new code for this subject, which invalidates older ones. */
  async issue(purpose: CodePurpose, subject: string): Promise<string> {
    const code = newSecretCode()
    await this.inTransaction(async (run) => {
      await run({
        sql: 'select pg_advisory_xact_lock(hashtextextended(?, 0))',
        values: [`privacy:${subject}`],
      })
      await run({
        sql: 'delete from privacy_code where (purpose = ? and subject = ?) or expires_at < now()',
        values: [purpose, subject],
      })
      await run({
        sql: `insert into privacy_code (id, purpose, subject, code_hash, expires_at)
              values (?, ?, ?, ?, now() + make_interval(mins => ?))`,
        values: [
          generateEntityId(undefined, 'privacy'),
          purpose,
          subject,
          secretCodeHash(code),
          codeMinutes,
        ],
      })
    })
    return code
  }

  async subjectOf(purpose: CodePurpose, code: string): Promise<string | undefined> {
    const found = await this.first<{ subject: string }>({
      sql: `select subject from privacy_code
            where purpose = ? and code_hash = ? and expires_at > now()`,
      values: [purpose, secretCodeHash(code)],
    })
    return found?.subject
  }

  /**
   * Deletes expired codes.
   * @returns their number
   */
  async deleteExpired(): Promise<number> {
    const sql = 'delete from privacy_code where expires_at < now() returning id'
    return (await this.rows({ sql, values: [] })).length
  }

  /**
   * Uses up the code.
   * @returns false when it is not valid for this subject
   */
  async use(purpose: CodePurpose, code: string, subject: string): Promise<boolean> {
    const used = await this.rows({
      sql: `delete from privacy_code where purpose = ? and code_hash = ? and subject = ?
              and expires_at > now() returning id`,
      values: [purpose, secretCodeHash(code), subject],
    })
    return used.length > 0
  }
}
