import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import { rows, type SqlContext } from '../../platform/database/rows'
import { Account } from './models/account'
import { Consent } from './models/consent'
import { ResetCode } from './models/reset-code'
import { SignInName } from './models/sign-in-name'
import type { AccountChange, AccountRow, ConsentRow, ConsentSource, GivenConsent } from './rows'

const marks = (values: unknown[]) => values.map(() => '?').join(', ')

/** The tables of accounts; rows are deleted for good, never only marked. */
export class ShopAccountService extends MedusaService({
  Account,
  Consent,
  ResetCode,
  SignInName,
}) {
  /**
   * Makes the row and takes the names.
   * @returns false, having done nothing, when one of the names belongs to another account
   */
  @InjectTransactionManager()
  async open(
    account: Omit<AccountRow, 'created_at' | 'updated_at'>,
    names: string[],
    @MedusaContext() context: SqlContext = {},
  ): Promise<boolean> {
    const { viewed, ...fields } = account
    const row = { ...fields, viewed: JSON.stringify(viewed) }
    const made = await rows<{ id: string }>(context, {
      sql: `insert into account (${Object.keys(row).join(', ')}) values (${marks(Object.keys(row))})
       on conflict do nothing returning id`,
      values: Object.values(row),
    })
    if (made.length === 0) return false
    if (await this.takeNames(account.id, names, context)) return true
    await rows(context, { sql: 'delete from account where id = ?', values: [account.id] })
    return false
  }

  /** Gives the account these names and no others. @returns false, changing nothing, if one is taken */
  @InjectTransactionManager()
  async takeNames(
    id: string,
    names: string[],
    @MedusaContext() context: SqlContext = {},
  ): Promise<boolean> {
    // In one order everywhere, so that two who want the same two names do not wait for each other.
    const wanted = [...new Set(names)].sort()
    const before = await rows<{ id: string }>(context, {
      sql: 'select id from sign_in_name where account_id = ?',
      values: [id],
    })
    const fresh: string[] = []
    for (const name of wanted) {
      if (before.some((known) => known.id === name)) continue
      const taken = await rows<{ id: string }>(context, {
        sql: 'insert into sign_in_name (id, account_id) values (?, ?) on conflict do nothing returning id',
        values: [name, id],
      })
      if (taken.length > 0) {
        fresh.push(name)
        continue
      }
      if (fresh.length > 0) {
        await rows(context, {
          sql: `delete from sign_in_name where id in (${marks(fresh)})`,
          values: fresh,
        })
      }
      return false
    }
    await rows(context, {
      sql: `delete from sign_in_name where account_id = ? and id not in (${marks(wanted)})`,
      values: [id, ...wanted],
    })
    return true
  }

  /** The account that signs in with this name. */
  @InjectManager()
  async holderOf(
    name: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<string | undefined> {
    const [found] = await rows<{ account_id: string }>(context, {
      sql: 'select account_id from sign_in_name where id = ?',
      values: [name],
    })
    return found?.account_id
  }

  @InjectManager()
  async find(id: string, @MedusaContext() context: SqlContext = {}): Promise<AccountRow | null> {
    const sql = 'select * from account where id = ?'
    const [found] = await rows<AccountRow>(context, { sql, values: [id] })
    return found ?? null
  }

  @InjectTransactionManager()
  async change(
    id: string,
    { viewed, ...fields }: AccountChange,
    @MedusaContext() context: SqlContext = {},
  ): Promise<void> {
    const row = { ...fields, ...(viewed && { viewed: JSON.stringify(viewed) }) }
    const set = ['updated_at = now()', ...Object.keys(row).map((column) => `${column} = ?`)]
    await rows(context, {
      sql: `update account set ${set.join(', ')} where id = ?`,
      values: [...Object.values(row), id],
    })
  }

  @InjectTransactionManager()
  async keepConsents(
    accountId: string,
    consents: GivenConsent[],
    source: ConsentSource,
    @MedusaContext() context: SqlContext = {},
  ): Promise<void> {
    for (const { purpose, granted, version } of consents) {
      await rows(context, {
        sql: `insert into consent (id, account_id, purpose, granted, version, source, created_at)
         values (?, ?, ?, ?, ?, ?, clock_timestamp())`,
        values: [
          generateEntityId(undefined, 'consent'),
          accountId,
          purpose,
          granted,
          version,
          source,
        ],
      })
    }
  }

  /** The newest answer to each question. */
  @InjectManager()
  async consentsOf(id: string, @MedusaContext() context: SqlContext = {}): Promise<ConsentRow[]> {
    return rows<ConsentRow>(context, {
      sql: `select distinct on (purpose) purpose, granted, version, created_at from consent
       where account_id = ? order by purpose, created_at desc, id desc`,
      values: [id],
    })
  }

  /** Codes to reset the password that were sent until now stop working. */
  @InjectTransactionManager()
  async voidCodes(id: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    await rows(context, { sql: 'delete from reset_code where account_id = ?', values: [id] })
  }

  /** Removes everything these tables hold of the account. */
  @InjectTransactionManager()
  async erase(id: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    for (const table of ['reset_code', 'consent', 'sign_in_name']) {
      await rows(context, { sql: `delete from ${table} where account_id = ?`, values: [id] })
    }
    await rows(context, { sql: 'delete from account where id = ?', values: [id] })
  }
}
