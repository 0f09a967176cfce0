import { randomUUID } from 'node:crypto'
import { generateEntityId } from '@medusajs/framework/utils'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import { nameKey } from '@nas/domain/user-names'
import { joined, raw, sql } from '@nas/query/sql'
import { type AuditChange, auditedSql } from '../../audit-log/module/audit-part'
import { equalities, insertSql, type RunSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import { nextVersion } from '../../platform/database/version'
import { BlockedPhonesTable } from './blocked-phones-table'
import { addConsentsSql } from './changed-outcome'
import { deleteAccountRows, removeUnfinishedConsentsSql } from './delete-account-sql'
import { EmailChangesTable, isReserved } from './email-changes-table'
import { FactorsTable } from './factors-table'
import {
  type AccountColumns,
  type AccountRow,
  type ConsentChannel,
  type ConsentEntry,
  type ConsentRow,
  type NewAccountRow,
  type NoteRow,
  storedColumns,
} from './rows'
import { SessionsTable } from './sessions-table'

export const SHOP_ACCOUNT = 'shop_account'

/** Rolls back a transaction. */
class NameTaken extends Error {}

/** @throws NameTaken when one belongs to another account */
async function addNames(run: RunSql, id: string, names: string[]): Promise<void> {
  const wanted = [...new Set(names)]
  // Sorted, so that two accounts that take the same names do not deadlock.
  const held = await run(sql`
    with added as (
      insert into sign_in_name (id, account_id)
      select name, ${id} from unnest(${wanted}::text[]) as name order by name
      on conflict do nothing returning id)
    select id from added union all
    select id from sign_in_name where id = any(${wanted}) and account_id = ${id}`)
  if (held.length < wanted.length) throw new NameTaken()
}

/** The tables of accounts. Rows are deleted, not marked as deleted. */
export class ShopAccountService extends SqlService {
  readonly sessions = new SessionsTable(this.dependencies)
  readonly factors = new FactorsTable(this.dependencies)
  readonly emailChanges = new EmailChangesTable(this.dependencies)
  readonly blockedPhones = new BlockedPhonesTable(this.dependencies)

  /** @returns false when a name belongs to another account; then everything is rolled back */
  private async unlessTaken(job: (run: RunSql) => Promise<void>): Promise<boolean> {
    try {
      await this.inTransaction(job)
      return true
    } catch (error) {
      if (error instanceof NameTaken) return false
      throw error
    }
  }

  /** @returns false, without any change, when a name belongs to another account */
  open(account: NewAccountRow, email: string): Promise<boolean> {
    const username_key = nameKey(account.username)
    const consent_subject = randomUUID()
    const row = storedColumns({ ...account, username_key, consent_subject, viewed: [] })
    return this.unlessTaken(async (run) => {
      const made = await run(sql`${insertSql('account', row)} on conflict do nothing returning id`)
      if (made.length === 0) throw new NameTaken()
      await addNames(run, account.id, [nameKey(email), username_key])
    })
  }

  /** @returns false, without any change, when one belongs to another account */
  addNames(id: string, names: string[]): Promise<boolean> {
    return this.unlessTaken((run) => addNames(run, id, names))
  }

  /** Removes all other names of the account, except those that can still be restored. */
  async dropOtherNames(id: string, names: string[]): Promise<void> {
    await this.rows(sql`
      delete from sign_in_name
      where account_id = ${id} and id <> all(${names}) and not ${raw(isReserved)}`)
  }

  async holderOf(name: string): Promise<string | undefined> {
    const found = await this.first<{ account_id: string }>(
      sql`select account_id from sign_in_name where id = ${name}`,
    )
    return found?.account_id
  }

  find(id: string): Promise<AccountRow | undefined> {
    return this.first<AccountRow>(sql`select * from account where id = ${id}`)
  }

  async isCodBlocked(orderer: { customerId: string | null; phone: string }): Promise<boolean> {
    const found = await this.first<{ blocked: boolean }>(sql`
      select cod_blocked as blocked from account
      where id = ${orderer.customerId} and deleted_at is null`)
    return found?.blocked || (await this.blockedPhones.find(orderer.phone)) !== undefined
  }

  /** @param audit values for the audit log when staff make the change */
  async change(
    id: string,
    columns: AccountColumns,
    audit?: Pick<AuditChange, 'before' | 'after'>,
  ): Promise<void> {
    const row = storedColumns(columns)
    const set = joined([raw(nextVersion), ...equalities(row)])
    const changed = sql`update account set ${set} where id = ${id} returning id`
    await this.rows(audit ? auditedSql(changed, { kind: 'user', subject: id, ...audit }) : changed)
  }

  async saveConsents(
    accountId: string,
    consents: GivenConsent[],
    channel: ConsentChannel,
  ): Promise<void> {
    if (consents.length === 0) return
    const account = sql`(select * from account where id = ${accountId}) as a`
    await this.rows(addConsentsSql(account, consents, { channel, at: new Date() }))
  }

  /** The newest answer per purpose. */
  consentsOf(id: string): Promise<ConsentRow[]> {
    return this.rows<ConsentRow>(sql`
      select distinct on (purpose) purpose, granted, version, consent.created_at
      from consent join account on consent_subject = subject
      where account.id = ${id} order by purpose, consent.created_at desc, consent.id desc`)
  }

  /** Newest first. */
  notesOf(id: string): Promise<NoteRow[]> {
    return this.rows<NoteRow>(sql`
      select id, words, author, created_at from account_note
      where account_id = ${id} order by created_at desc, id desc`)
  }

  async addNote(accountId: string, words: string, author: string): Promise<void> {
    const added = sql`
      insert into account_note (id, account_id, words, author, created_at)
      values (${generateEntityId(undefined, 'note')}, ${accountId}, ${words}, ${author},
        clock_timestamp()) returning id`
    const change = { subject: accountId, before: {}, after: { words: 'changed' } }
    await this.rows(auditedSql(added, { kind: 'note', ...change }))
  }

  /** All answers, oldest first. */
  consentHistoryOf(id: string): Promise<ConsentEntry[]> {
    return this.rows<ConsentEntry>(sql`
      select purpose, granted, version, channel, consent.created_at
      from consent join account on consent_subject = subject
      where account.id = ${id} order by consent.created_at, consent.id`)
  }

  /** @returns the number of deleted reset codes */
  deleteExpiredCodes(): Promise<number> {
    return this.rowCount(sql`delete from reset_code where expires_at < now() returning id`)
  }

  /** Removes all rows of an account that was not completed. */
  erase(id: string): Promise<void> {
    return this.inTransaction(async (run) => {
      for (const subject of await deleteAccountRows(run, id)) {
        await run(removeUnfinishedConsentsSql(subject))
      }
    })
  }
}
