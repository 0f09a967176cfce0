import type { RunSql } from '../../platform/database/run-sql'
import { accountTables } from './rows'

/**
 * Removes all rows of an account, except in the ledger of consents.
 * @returns the subject of the account in the ledger; empty when the account did not exist
 */
export async function deleteAccountRows(run: RunSql, id: string): Promise<string[]> {
  for (const table of accountTables) {
    await run({ sql: `delete from ${table} where account_id = ?`, values: [id] })
  }
  const gone = await run<{ consent_subject: string }>({
    sql: 'delete from account where id = ? returning consent_subject',
    values: [id],
  })
  return gone.map(({ consent_subject }) => consent_subject)
}
