import { generateEntityId } from '@medusajs/framework/utils'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { RunSql } from '../../platform/database/run-sql'
import { type TrailChange, trailedSql } from '../../platform/trail/trail-part'
import { deleteAccountRows } from './delete-rows'
import { FactorsTable } from './factors-table'
import type {
  AccountColumns,
  AccountRow,
  ConsentChannel,
  ConsentEntry,
  ConsentRow,
  NoteRow,
} from './rows'

const marks = (values: unknown[]) => values.map(() => '?').join(', ')

/** Ends a transaction without a trace. */
class NameTaken extends Error {}

/** Adds names to an account. @throws NameTaken when one belongs to another */
async function addNames(run: RunSql, id: string, names: string[]): Promise<void> {
  // In one order everywhere, so that two who want the same two names do not wait for each other.
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

/** The tables of accounts; rows are deleted for good, never only marked. */
export class ShopAccountService extends FactorsTable {
  /** @returns false, when the job found a name of another account; then it has done nothing */
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
   * Makes the row and takes the names.
   * @returns false, having done nothing, when one of the names belongs to another account
   */
  open(account: Omit<AccountRow, 'created_at' | 'updated_at'>, names: string[]): Promise<boolean> {
    const { viewed, ...fields } = account
    const row = { ...fields, viewed: JSON.stringify(viewed) }
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

  /** Gives the account these names beside those it has. @returns false, changing nothing, if one is taken */
  addNames(id: string, names: string[]): Promise<boolean> {
    return this.unlessTaken((run) => addNames(run, id, names))
  }

  /** Leaves the account these names and no others. */
  async dropOtherNames(id: string, names: string[]): Promise<void> {
    await this.rows({
      sql: `delete from sign_in_name where account_id = ? and id not in (${marks(names)})`,
      values: [id, ...names],
    })
  }

  /** The account that signs in with this name. */
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

  /** @param trail what the trail says of it, of staff who change something */
  async change(
    id: string,
    { viewed, ...fields }: AccountColumns,
    trail?: Pick<TrailChange, 'before' | 'after'>,
  ): Promise<void> {
    const row = { ...fields, ...(viewed && { viewed: JSON.stringify(viewed) }) }
    const set = ['updated_at = now()', ...Object.keys(row).map((column) => `${column} = ?`)]
    const changed = {
      sql: `update account set ${set.join(', ')} where id = ? returning id`,
      values: [...Object.values(row), id],
    }
    await this.rows(trail ? trailedSql(changed, { kind: 'user', subject: id, ...trail }) : changed)
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
            select given.id, consent_subject, purpose, granted, version, ?, clock_timestamp()
            from account, jsonb_populate_recordset(null::consent, ?::jsonb) as given
            where account.id = ?`,
      values: [channel, JSON.stringify(given), accountId],
    })
  }

  /** The newest answer to each question. */
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
    await this.rows(trailedSql(added, { kind: 'note', ...change }))
  }

  /** Every answer that was given, oldest first. */
  consentHistoryOf(id: string): Promise<ConsentEntry[]> {
    return this.rows<ConsentEntry>({
      sql: `select purpose, granted, version, channel, consent.created_at
            from consent join account on consent_subject = subject
            where account.id = ? order by consent.created_at, consent.id`,
      values: [id],
    })
  }

  /** Removes everything these tables hold of an account that did not come about. */
  erase(id: string): Promise<void> {
    return this.inTransaction(async (run) => {
      const subjects = await deleteAccountRows(run, id)
      await run({ sql: 'delete from consent where subject = any(?)', values: [subjects] })
    })
  }
}
