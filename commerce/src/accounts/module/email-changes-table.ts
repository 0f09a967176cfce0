import { generateEntityId } from '@medusajs/framework/utils'
import { sql } from '@nas/query/sql'
import { insertSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import type { EmailChangeRow } from './rows'

/** Lifetime, in hours, of the link to the new address. */
export const confirmHours = 24

/** Hours after a change took effect in which the former address can revert it. */
export const revertHours = 72

/** Days for which an old link is still answered with the outcome of its change. */
const keptDays = 30

/** Condition on `sign_in_name`: a former e-mail of its account that can still be restored. */
export const isReserved = `exists (
  select 1 from email_change reserved where reserved.account_id = sign_in_name.account_id
  and reserved.deleted_at is null and reserved.state = 'done'
    and lower(reserved.old_email) = sign_in_name.id
  and reserved.done_at > now() - interval '${revertHours} hours')`

export type NewEmailChange = Pick<
  EmailChangeRow,
  'account_id' | 'old_email' | 'new_email' | 'session_id' | 'locale'
>

export class EmailChangesTable extends SqlService {
  /** Withdraws an earlier pending change of the account. @returns the id of the new one */
  async ask(change: NewEmailChange): Promise<string> {
    const id = generateEntityId(undefined, 'emchg')
    await this.withdraw(change.account_id)
    const row = { id, state: 'pending', ...change }
    const expires_at = `now() + interval '${confirmHours} hours'`
    await this.rows(insertSql('email_change', row, { expires_at }))
    return id
  }

  find(id: string): Promise<EmailChangeRow | undefined> {
    return this.first<EmailChangeRow>(sql`select * from email_change where id = ${id}`)
  }

  pendingOf(accountId: string): Promise<EmailChangeRow | undefined> {
    return this.first<EmailChangeRow>(sql`
      select * from email_change
      where account_id = ${accountId} and deleted_at is null and state = 'pending'
        and expires_at > now()`)
  }

  async renew(id: string): Promise<void> {
    await this.rows(sql`
      update email_change set expires_at = now() + make_interval(hours => ${confirmHours})
      where id = ${id}`)
  }

  async withdraw(accountId: string): Promise<void> {
    await this.rows(sql`
      update email_change set state = 'withdrawn', updated_at = now()
      where account_id = ${accountId} and deleted_at is null and state = 'pending'`)
  }

  pastRevert(): Promise<EmailChangeRow[]> {
    return this.rows<EmailChangeRow>(sql`
      select * from email_change
      where state = 'done' and done_at < now() - make_interval(hours => ${revertHours})`)
  }

  async markFinal(id: string): Promise<void> {
    await this.rows(
      sql`update email_change set state = 'final', updated_at = now() where id = ${id}`,
    )
  }

  async deleteAged(): Promise<void> {
    await this.rows(sql`
      delete from email_change
      where state <> 'done' and updated_at < now() - make_interval(days => ${keptDays})`)
  }
}
