import { generateEntityId } from '@medusajs/framework/utils'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import { type AuditChange, auditedSql } from '../../audit-log/module/audit-part'
import type { RunSql } from '../../platform/database/run-sql'
import { type Dependencies, SqlService } from '../../platform/database/sql-service'
import { nextVersion } from '../../platform/database/version'
import { BlockedPhonesTable } from './blocked-phones-table'
import { removeUnfinishedConsentsSql } from './consent-sql'
import { deleteAccountRows } from './delete-rows'
import { EmailChangesTable, isReserved } from './email-changes-table'
import { FactorsTable } from './factors-table'
import {
  type AccountColumns,
  type AccountRow,
  type ConsentChannel,
  type ConsentEntry,
  type ConsentRow,
  type NoteRow,
  storedColumns,
} from './rows'
import { SessionsTable } from './sessions-table'

const marks = (values: unknown[]) => values.map(() => '?').join(', ')

/** Rolls back a transaction. */
class NameTaken extends Error {}

/**
 * Adds names to an account.
 * @throws NameTaken when one belongs to another account
 */
async function addNames(run: RunSql, id: string, names: string[]): Promise<void> {
  // Sorted, so that two accounts that take the same names do not deadlock.
  for (const name of [...new Set(names)].sort()) {
    const added = await run<{ account_id: string }>({
      sql: `with added as (insert into sign_in_name (id, account_id) values (?, ?)
              on conflict do nothing returning account_id)
            select account_id from added union all
            select account_id from sign_in_name where id = ? and account_id = ?`,
      values: [name, id, name, id],
    })
    if (added.length === 0) throw new NameTaken()
  }
}

/** The tables of accounts. Rows are deleted, not marked as deleted. */
export class ShopAccountService extends SqlService {
  readonly sessions: SessionsTable
  readonly factors: FactorsTable
  readonly emailChanges: EmailChangesTable
  readonly blockedPhones: BlockedPhonesTable

  constructor(dependencies: Dependencies) {
    super(dependencies)
    this.sessions = new SessionsTable(dependencies)
    this.factors = new FactorsTable(dependencies)
    this.emailChanges = new EmailChangesTable(dependencies)
    this.blockedPhones = new BlockedPhonesTable(dependencies)
  }

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

  /**
   * Creates the row and takes the names.
   * @returns false, without any change, when one of the names belongs to another account
   */
  open(account: Omit<AccountRow, 'created_at' | 'updated_at'>, names: string[]): Promise<boolean> {
    const row = storedColumns(account)
    return this.unlessTaken(async (run) => {
      const made = await run({
        sql: `insert into account (${Object.keys(row).join(', ')})
              values (${marks(Object.keys(row))}) on conflict do nothing returning id`,
        values: Object.values(row),
      })
      if (made.length === 0) throw new NameTaken()
      await addNames(run, account.id, names)
    })
  }

  /**
   * Adds names to the account.
   * @returns false, without any change, when one belongs to another account
   */
  addNames(id: string, names: string[]): Promise<boolean> {
    return this.unlessTaken((run) => addNames(run, id, names))
  }

  /** Removes all other names of the account, except those that can still be restored. */
  async dropOtherNames(id: string, names: string[]): Promise<void> {
    await this.rows({
      sql: `delete from sign_in_name where account_id = ? and id not in (${marks(names)})
            and not ${isReserved}`,
      values: [id, ...names],
    })
  }

  async holderOf(name: string): Promise<string | undefined> {
    const [found] = await this.rows<{ account_id: string }>({
      sql: 'select account_id from sign_in_name where id = ?',
      values: [name],
    })
    return found?.account_id
  }

  async find(id: string): Promise<AccountRow | null> {
    const sql = 'select * from account where id = ?'
    const [found] = await this.rows<AccountRow>({ sql, values: [id] })
    return found ?? null
  }

  async isCodBlocked(orderer: { customerId: string | null; phone: string }): Promise<boolean> {
    const found = await this.first<{ blocked: boolean }>({
      sql: 'select cod_blocked as blocked from account where id = ? and deleted_at is null',
      values: [orderer.customerId],
    })
    return found?.blocked || (await this.blockedPhones.find(orderer.phone)) !== undefined
  }

  /** @param audit values for the audit log when staff make the change */
  async change(
    id: string,
    columns: AccountColumns,
    audit?: Pick<AuditChange, 'before' | 'after'>,
  ): Promise<void> {
    const row = storedColumns(columns)
    const set = [nextVersion, ...Object.keys(row).map((column) => `${column} = ?`)]
    const changed = {
      sql: `update account set ${set.join(', ')} where id = ? returning id`,
      values: [...Object.values(row), id],
    }
    await this.rows(audit ? auditedSql(changed, { kind: 'user', subject: id, ...audit }) : changed)
  }

  async saveConsents(
    accountId: string,
    consents: GivenConsent[],
    channel: ConsentChannel,
  ): Promise<void> {
    if (consents.length === 0) return
    const given = consents.map((consent) => ({
      id: generateEntityId(undefined, 'consent'),
      ...consent,
    }))
    await this.rows({
      sql: `insert into consent (id, subject, purpose, granted, version, channel, created_at)
            select given.id, consent_subject, purpose, granted, version, ?, ?::timestamptz
            from account, jsonb_populate_recordset(null::consent, ?::jsonb) as given
            where account.id = ?`,
      values: [channel, new Date(), JSON.stringify(given), accountId],
    })
  }

  /** The newest answer per purpose. */
  async consentsOf(id: string): Promise<ConsentRow[]> {
    return this.rows<ConsentRow>({
      sql: `select distinct on (purpose) purpose, granted, version, consent.created_at
       from consent join account on consent_subject = subject
       where account.id = ? order by purpose, consent.created_at desc, consent.id desc`,
      values: [id],
    })
  }

  /** Newest first. */
  async notesOf(id: string): Promise<NoteRow[]> {
    return this.rows<NoteRow>({
      sql: `select id, words, author, created_at from account_note
            where account_id = ? order by created_at desc, id desc`,
      values: [id],
    })
  }

  async addNote(accountId: string, words: string, author: string): Promise<void> {
    const added = {
      sql: `insert into account_note (id, account_id, words, author, created_at)
            values (?, ?, ?, ?, clock_timestamp()) returning id`,
      values: [generateEntityId(undefined, 'note'), accountId, words, author],
    }
    const change = { subject: accountId, before: {}, after: { words: 'changed' } }
    await this.rows(auditedSql(added, { kind: 'note', ...change }))
  }

  /** All answers, oldest first. */
  consentHistoryOf(id: string): Promise<ConsentEntry[]> {
    return this.rows<ConsentEntry>({
      sql: `select purpose, granted, version, channel, consent.created_at
            from consent join account on consent_subject = subject
            where account.id = ? order by consent.created_at, consent.id`,
      values: [id],
    })
  }

  /**
   * Deletes expired reset codes.
   * @returns their number
   */
  async deleteExpiredCodes(): Promise<number> {
    const sql = 'delete from reset_code where expires_at < now() returning id'
    return (await this.rows({ sql, values: [] })).length
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
