import { generateEntityId } from '@medusajs/framework/utils'
import { type Sql, sql } from '@nas/query/sql'
import { SqlService } from '../../platform/database/sql-service'

/** Lifetime of a mailed code, in minutes. */
export const codeMinutes = 15

const proofMinutes = 30

const maxAttempts = 5

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`
/** Condition on `order_proof` as `used`: the proof of an e-mail was used for an order. */
const isUsed = sql`used.code_hash is null and used.token_hash is null and used.expires_at > now()`

const newId = () => generateEntityId(undefined, 'ordprf')

/** Orders per day that a proven e-mail allows beyond the limit of unpaid orders. */
const ordersADay = 3

export class ProofsTable extends SqlService {
  /** Replaces an earlier code. @param emailHash for an e-mail; `recordId` is then the attempt */
  async addCode(recordId: string, codeHash: string, emailHash: string | null): Promise<void> {
    await this.rows(sql`
      insert into order_proof (id, record_id, code_hash, email_hash, expires_at)
      values (${newId()}, ${recordId}, ${codeHash}, ${emailHash}, ${inMinutes(codeMinutes)})
      on conflict (record_id) where code_hash is not null and deleted_at is null
      do update set code_hash = excluded.code_hash, attempts = 0,
        email_hash = excluded.email_hash, expires_at = excluded.expires_at, updated_at = now()`)
  }

  /** Counts the attempt. @returns the expiry of the proof; undefined for a wrong or old code */
  async useCode(recordId: string, codeHash: string, tokenHash: string): Promise<Date | undefined> {
    const isRight = sql`code_hash = ${codeHash}`
    const tried = await this.first<{ token_hash: string | null; expires_at: Date }>(sql`
      update order_proof set attempts = attempts + 1, updated_at = now(),
        code_hash = nullif(code_hash, ${codeHash}),
        token_hash = case when ${isRight} then ${tokenHash} end,
        expires_at = case when ${isRight} then ${inMinutes(proofMinutes)} else expires_at end
      where record_id = ${recordId} and code_hash is not null and attempts < ${maxAttempts}
        and expires_at > now() and deleted_at is null
      returning token_hash, expires_at`)
    return tried?.token_hash === tokenHash ? tried.expires_at : undefined
  }

  /** @returns `limited` at the daily limit of the e-mail; undefined without a valid proof */
  async useForOrder(
    tokenHash: string,
    emailHash: string,
  ): Promise<{ id: string } | 'limited' | undefined> {
    const valid = await this.first<{ id: string; used: number }>(sql`
      select id, (select count(*)::int from order_proof used
        where used.email_hash = valid.email_hash and ${isUsed}
          and used.deleted_at is null) as used
      from order_proof valid where token_hash = ${tokenHash} and email_hash = ${emailHash}
        and expires_at > now() and deleted_at is null`)
    if (valid === undefined) return undefined
    if (valid.used >= ordersADay) return 'limited'
    return this.first<{ id: string }>(sql`
      update order_proof set token_hash = null, updated_at = now(),
        expires_at = now() + interval '1 day'
      where id = ${valid.id} and token_hash = ${tokenHash} returning id`)
  }

  /** Restores the proof of an e-mail whose order was not placed. */
  async giveBack(id: string, tokenHash: string): Promise<void> {
    await this.rows(sql`
      update order_proof set token_hash = ${tokenHash}, updated_at = now(),
        expires_at = ${inMinutes(proofMinutes)}
      where id = ${id}`)
  }

  /** Stores a proof without a code. @returns its expiry */
  async addProof(recordId: string, tokenHash: string): Promise<Date | undefined> {
    const added = await this.first<{ expires_at: Date }>(sql`
      insert into order_proof (id, record_id, token_hash, expires_at)
      values (${newId()}, ${recordId}, ${tokenHash}, ${inMinutes(proofMinutes)})
      returning expires_at`)
    return added?.expires_at
  }

  async recordOf(tokenHash: string): Promise<string | undefined> {
    const found = await this.first<{ record_id: string }>(sql`
      select record_id from order_proof
      where token_hash = ${tokenHash} and expires_at > now() and deleted_at is null`)
    return found?.record_id
  }

  /** @returns the number of deleted expired codes and proofs */
  deleteExpired(): Promise<number> {
    return this.rowCount(sql`delete from order_proof where expires_at < now() returning id`)
  }
}

export const deleteProofsSql = (recordIds: string[]): Sql =>
  sql`delete from order_proof where record_id = any(${recordIds})`
