import type { Sql } from '@nas/query/sql'
import { dateBackSql, type PastStep } from '../../platform/database/date-back'

export const dateNamesBackSql = (accountId: string, step: PastStep): Sql => {
  const rows = { sql: 'account_id = ?', values: [accountId] }
  return dateBackSql('sign_in_name', ['created_at', 'updated_at'], rows, step)
}
