import { generateEntityId } from '@medusajs/framework/utils'
import type { RunSql } from '../../platform/database/run-sql'
import type { FactorRow } from './rows'
import { SessionsTable } from './sessions-table'

/** A right code ends the count of wrong ones. */
const forgetFailures = 'failures = 0, failed_at = null, updated_at = now()'

async function writeRecoveryCodes(run: RunSql, accountId: string, hashes: string[]): Promise<void> {
  await run({ sql: 'delete from recovery_code where account_id = ?', values: [accountId] })
  for (const hash of hashes) {
    await run({
      sql: 'insert into recovery_code (id, account_id, code_hash) values (?, ?, ?)',
      values: [generateEntityId(undefined, 'recovery'), accountId, hash],
    })
  }
}

/** The tables of an account's second factor, by `account_id`. */
const factorTables = ['second_factor', 'recovery_code', 'sign_in_challenge'] as const

interface NewFactor {
  sealed: string
  /** Whose code confirmed it. */
  step: number
  /** Of the recovery codes. */
  hashes: string[]
  /** The one that stays. */
  session: string
}

/** The second factors of staff, and those who were asked for one. */
export abstract class FactorsTable extends SessionsTable {
  factorOf(accountId: string): Promise<FactorRow | undefined> {
    // The database counts, which has noted when it was: no two clocks agree.
    return this.first<FactorRow>({
      sql: `select *, extract(epoch from now() - failed_at)::float8 as failed_ago
            from second_factor where account_id = ?`,
      values: [accountId],
    })
  }

  /** Keeps the secret of an app that is not confirmed yet; the one in force stays. */
  async beginFactor(accountId: string, sealed: string): Promise<void> {
    await this.rows({
      sql: `insert into second_factor (id, account_id, new_secret) values (?, ?, ?)
            on conflict (account_id) where deleted_at is null
            do update set new_secret = excluded.new_secret, updated_at = now()`,
      values: [generateEntityId(undefined, 'factor'), accountId, sealed],
    })
  }

  /**
   * Puts the new app into force, with its recovery codes, all or nothing; all sessions end but one.
   * @returns false when another app was begun meanwhile
   */
  confirmFactor(accountId: string, { sealed, step, hashes, session }: NewFactor): Promise<boolean> {
    return this.inTransaction(async (run) => {
      const confirmed = await run({
        sql: `update second_factor set secret = new_secret, new_secret = null, used_step = ?,
                enrolled_at = now(), ${forgetFailures}
              where account_id = ? and new_secret = ? returning id`,
        values: [step, accountId, sealed],
      })
      if (confirmed.length === 0) return false
      await writeRecoveryCodes(run, accountId, hashes)
      await run({ sql: 'delete from sign_in_challenge where account_id = ?', values: [accountId] })
      await run({
        sql: 'delete from account_session where account_id = ? and id <> ?',
        values: [accountId, session],
      })
      return true
    })
  }

  factorsInForce(): Promise<{ account_id: string; secret: string }[]> {
    return this.rows({
      sql: 'select account_id, secret from second_factor where secret is not null',
      values: [],
    })
  }

  /** The same secret, sealed anew. @returns false when another app came into force meanwhile */
  async resealFactor(
    accountId: string,
    { sealed, resealed }: { sealed: string; resealed: string },
  ): Promise<boolean> {
    const written = await this.rows({
      sql: `update second_factor set secret = ?, updated_at = now()
            where account_id = ? and secret = ? returning id`,
      values: [resealed, accountId, sealed],
    })
    return written.length > 0
  }

  /** Takes a code of the app. @returns false when it, or a later one, was taken before */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const used = await this.rows({
      sql: `update second_factor set used_step = ?, ${forgetFailures}
            where account_id = ? and used_step < ? returning id`,
      values: [step, accountId, step],
    })
    return used.length > 0
  }

  /** @returns false when there is no such code any more */
  async useRecoveryCode(accountId: string, hash: string): Promise<boolean> {
    const used = await this.rows({
      sql: `with used as (
              delete from recovery_code where account_id = ? and code_hash = ? returning account_id
            )
            update second_factor set ${forgetFailures} from used
            where second_factor.account_id = used.account_id returning id`,
      values: [accountId, hash],
    })
    return used.length > 0
  }

  async countWrongCode(accountId: string): Promise<void> {
    await this.rows({
      sql: `update second_factor set failed_at = now(), updated_at = now(),
              failures = case when failed_at > now() - interval '1 day' then failures else 0 end + 1
            where account_id = ?`,
      values: [accountId],
    })
  }

  replaceRecoveryCodes(accountId: string, hashes: string[]): Promise<void> {
    return this.inTransaction((run) => writeRecoveryCodes(run, accountId, hashes))
  }

  async recoveryCodesLeft(accountId: string): Promise<number> {
    const left = await this.rows({
      sql: 'select id from recovery_code where account_id = ?',
      values: [accountId],
    })
    return left.length
  }

  /** Takes the app, its codes, and every session. */
  dropFactor(accountId: string): Promise<void> {
    return this.inTransaction(async (run) => {
      for (const table of factorTables) {
        await run({ sql: `delete from ${table} where account_id = ?`, values: [accountId] })
      }
      await run({ sql: 'delete from account_session where account_id = ?', values: [accountId] })
    })
  }

  async addChallenge(accountId: string, tokenHash: string, seconds: number): Promise<void> {
    await this.rows({
      sql: `insert into sign_in_challenge (id, account_id, token_hash, expires_at)
            values (?, ?, ?, now() + make_interval(secs => ?))`,
      values: [generateEntityId(undefined, 'challenge'), accountId, tokenHash, seconds],
    })
  }

  /** The account that is asked, while it is. */
  async challengedBy(tokenHash: string): Promise<string | undefined> {
    const found = await this.first<{ account_id: string }>({
      sql: 'select account_id from sign_in_challenge where token_hash = ? and expires_at > now()',
      values: [tokenHash],
    })
    return found?.account_id
  }

  async endChallenge(tokenHash: string): Promise<void> {
    await this.rows({
      sql: 'delete from sign_in_challenge where token_hash = ?',
      values: [tokenHash],
    })
  }

  async deleteEndedChallenges(): Promise<void> {
    await this.rows({ sql: 'delete from sign_in_challenge where expires_at < now()', values: [] })
  }
}
