import { generateEntityId } from '@medusajs/framework/utils'
import { raw, sql } from '@nas/query/sql'
import type { RunSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import type { FactorRow } from './rows'

/** A correct code resets the count of wrong ones. */
const forgetFailures = 'failures = 0, failed_at = null, updated_at = now()'

async function writeRecoveryCodes(run: RunSql, accountId: string, hashes: string[]): Promise<void> {
  await run(sql`delete from recovery_code where account_id = ${accountId}`)
  for (const hash of hashes) {
    await run(sql`
      insert into recovery_code (id, account_id, code_hash)
      values (${generateEntityId(undefined, 'recovery')}, ${accountId}, ${hash})`)
  }
}

const factorTables = ['second_factor', 'recovery_code', 'sign_in_challenge', 'account_session']

interface NewFactor {
  encrypted: string
  /** The time step of the code that confirmed it. */
  step: number
  hashes: string[]
  session: string
}

export class FactorsTable extends SqlService {
  factorOf(accountId: string): Promise<FactorRow | undefined> {
    // Computed by the database, which also wrote the time: clocks of machines differ.
    return this.first<FactorRow>(sql`
      select *, extract(epoch from now() - failed_at)::float8 as failed_ago
      from second_factor where account_id = ${accountId}`)
  }

  /** Stores the secret of an unconfirmed app; the confirmed one stays valid. */
  async beginFactor(accountId: string, encrypted: string): Promise<void> {
    await this.rows(sql`
      insert into second_factor (id, account_id, new_secret)
      values (${generateEntityId(undefined, 'factor')}, ${accountId}, ${encrypted})
      on conflict (account_id) where deleted_at is null
      do update set new_secret = excluded.new_secret, updated_at = now()`)
  }

  /** Ends all other sessions. @returns false when another app was begun meanwhile */
  confirmFactor(
    accountId: string,
    { encrypted, step, hashes, session }: NewFactor,
  ): Promise<boolean> {
    return this.inTransaction(async (run) => {
      const confirmed = await run(sql`
        update second_factor set secret = new_secret, new_secret = null, used_step = ${step},
          enrolled_at = now(), ${raw(forgetFailures)}
        where account_id = ${accountId} and new_secret = ${encrypted} returning id`)
      if (confirmed.length === 0) return false
      await writeRecoveryCodes(run, accountId, hashes)
      await run(sql`delete from sign_in_challenge where account_id = ${accountId}`)
      await run(
        sql`delete from account_session where account_id = ${accountId} and id <> ${session}`,
      )
      return true
    })
  }

  factorsInForce(): Promise<{ account_id: string; secret: string }[]> {
    return this.rows(sql`select account_id, secret from second_factor where secret is not null`)
  }

  /** @returns false when another app was confirmed meanwhile */
  reencryptFactor(
    accountId: string,
    { encrypted, reencrypted }: { encrypted: string; reencrypted: string },
  ): Promise<boolean> {
    return this.hasRow(sql`
      update second_factor set secret = ${reencrypted}, updated_at = now()
      where account_id = ${accountId} and secret = ${encrypted} returning id`)
  }

  /** @returns false when this code of the app, or a later one, was used before */
  useStep(accountId: string, step: number): Promise<boolean> {
    return this.hasRow(sql`
      update second_factor set used_step = ${step}, ${raw(forgetFailures)}
      where account_id = ${accountId} and used_step < ${step} returning id`)
  }

  /** @returns false when the code does not exist or was used */
  useRecoveryCode(accountId: string, hash: string): Promise<boolean> {
    return this.hasRow(sql`
      with used as (
        delete from recovery_code where account_id = ${accountId} and code_hash = ${hash}
          returning account_id
      )
      update second_factor set ${raw(forgetFailures)} from used
      where second_factor.account_id = used.account_id returning id`)
  }

  async countWrongCode(accountId: string): Promise<void> {
    await this.rows(sql`
      update second_factor set failed_at = now(), updated_at = now(),
        failures = case when failed_at > now() - interval '1 day' then failures else 0 end + 1
      where account_id = ${accountId}`)
  }

  replaceRecoveryCodes(accountId: string, hashes: string[]): Promise<void> {
    return this.inTransaction((run) => writeRecoveryCodes(run, accountId, hashes))
  }

  recoveryCodesLeft(accountId: string): Promise<number> {
    return this.rowCount(sql`select from recovery_code where account_id = ${accountId}`)
  }

  /** Deletes the app, its recovery codes and all sessions. */
  dropFactor(accountId: string): Promise<void> {
    return this.inTransaction(async (run) => {
      for (const table of factorTables) {
        await run(sql`delete from ${raw(table)} where account_id = ${accountId}`)
      }
    })
  }

  async addChallenge(accountId: string, tokenHash: string, seconds: number): Promise<void> {
    await this.rows(sql`
      insert into sign_in_challenge (id, account_id, token_hash, expires_at)
      values (${generateEntityId(undefined, 'challenge')}, ${accountId}, ${tokenHash},
        now() + make_interval(secs => ${seconds}))`)
  }

  async challengedBy(tokenHash: string): Promise<string | undefined> {
    const found = await this.first<{ account_id: string }>(sql`
      select account_id from sign_in_challenge
      where token_hash = ${tokenHash} and expires_at > now()`)
    return found?.account_id
  }

  async endChallenge(tokenHash: string): Promise<void> {
    await this.rows(sql`delete from sign_in_challenge where token_hash = ${tokenHash}`)
  }

  async deleteEndedChallenges(): Promise<void> {
    await this.rows(sql`delete from sign_in_challenge where expires_at < now()`)
  }
}
