import { type Sql, sql } from '@nas/query/sql'
import { type AuditChange, auditSql } from '../../audit-log/module/audit-part'
import { newSecretCode, secretCodeHash } from '../../platform/codes/secret-code'
import { SqlService } from '../../platform/database/sql-service'

/** Lifetime of a link, in days. */
export const linkDays = 7

/** Days after the end of its link for which an account is kept while its refund is due. */
const keptDays = 30

export interface RefundLink {
  order_id: string
  display_id: number
  /** The sum that is due; null when everything was paid out. */
  amount: string | null
  isUsed: boolean
  isOver: boolean
}

const change = (number: number, account: 'asked' | 'shown'): AuditChange => {
  return { kind: 'refund', subject: String(number), before: {}, after: { account } }
}

/** Audits that staff ask for the account; writes nothing when no member of staff is acting. */
export const noteAskedSql = (number: number): Sql => auditSql(change(number, 'asked'))

const dueSum = (orderId: Sql): Sql => sql`(
  select sum(amount) from refund_due
  where order_id = ${orderId} and settled_at is null and deleted_at is null)`

/** The bank accounts to which refunds are paid, and the links by which customers enter them. */
export class RefundAccountsTable extends SqlService {
  async isDue(orderId: string): Promise<boolean> {
    const sum = await this.first<{ sum: string | null }>(
      sql`select ${dueSum(sql`${orderId}`)} as sum`,
    )
    return (sum?.sum ?? null) !== null
  }

  /**
   * Makes a new code, which invalidates the former link and deletes the account entered by it. Only
   * the hash is stored.
   */
  async newCode({
    order_id,
    display_id,
  }: Pick<RefundLink, 'order_id' | 'display_id'>): Promise<string> {
    const code = newSecretCode()
    const expiry = sql`now() + make_interval(days => ${linkDays})`
    await this.inTransaction(async (run) => {
      await run(sql`
        insert into refund_account (id, display_id, code_hash, expires_at)
        values (${order_id}, ${display_id}, ${secretCodeHash(code)}, ${expiry})
        on conflict (id) do update set code_hash = excluded.code_hash,
          expires_at = excluded.expires_at, account = null, given_at = null, updated_at = now()`)
      await run(noteAskedSql(display_id))
    })
    return code
  }

  /** @returns undefined for an unknown code */
  link(code: string): Promise<RefundLink | undefined> {
    return this.first<RefundLink>(sql`
      select id as order_id, display_id, ${dueSum(sql`refund_account.id`)} as amount,
        given_at is not null as "isUsed", expires_at <= now() as "isOver"
      from refund_account where code_hash = ${secretCodeHash(code)}`)
  }

  /** @returns false when the link was used or has expired */
  give(code: string, encrypted: string): Promise<boolean> {
    return this.hasRow(sql`
      update refund_account set account = ${encrypted}, given_at = now(), updated_at = now()
      where code_hash = ${secretCodeHash(code)} and given_at is null and expires_at > now()
        and ${dueSum(sql`refund_account.id`)} is not null
      returning id`)
  }

  /** The encrypted account of an order; the call is audited. */
  async show(orderId: string, number: number): Promise<string | undefined> {
    return this.inTransaction(async (run) => {
      const [row] = await run<{ account: string }>(sql`
        select account from refund_account where id = ${orderId} and account is not null`)
      if (row !== undefined) await run(auditSql(change(number, 'shown')))
      return row?.account
    })
  }

  /** @returns the number of deleted rows */
  deleteAged(): Promise<number> {
    return this.rowCount(sql`
      delete from refund_account where expires_at < now() - make_interval(days => ${keptDays})
      returning id`)
  }
}

/** `asked` while a link waits for the customer, `given` once there is an account; else null. */
export const accountStateOf = (orderId: Sql): Sql => sql`(
  select case when a.account is not null then 'given'
    when a.given_at is null and a.expires_at > now() then 'asked' end
  from refund_account a where a.id = ${orderId})`

/** Erases the account of an order whose refund was paid out; its link stays used. */
export const eraseAccountSql = (orderId: string): Sql => sql`
  update refund_account set account = null, given_at = coalesce(given_at, now()), updated_at = now()
  where id = ${orderId}`

export const deleteAccountsSql = (orderIds: string[]): Sql =>
  sql`delete from refund_account where id = any(${orderIds})`
