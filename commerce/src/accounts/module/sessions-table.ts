import { raw, sql } from '@nas/query/sql'
import { insertSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import type { NewSession, SessionRow } from './rows'

/** A valid session: neither expired nor idle for too long. */
const isLive = `ends_at > now() and used_at + make_interval(secs => idle_seconds) > now()`

/** Minimum age of the stored last use before it is written again, so that not every call writes. */
const usedWithinSeconds = 60

/** An ended session is deleted. */
export class SessionsTable extends SqlService {
  async addSession(session: NewSession): Promise<void> {
    const times = { used_at: 'now()', proved_at: 'now()' }
    await this.rows(insertSql('account_session', session, times))
  }

  /** Whether the account has this session and it is valid; counts as a use. */
  useSession(id: string, accountId: string): Promise<boolean> {
    return this.hasRow(sql`
      with live as (
        select id, used_at from account_session
        where id = ${id} and account_id = ${accountId} and ${raw(isLive)}
      ), used as (
        update account_session set used_at = now() from live
        where account_session.id = live.id
        and live.used_at < now() - make_interval(secs => ${usedWithinSeconds})
      )
      select id from live`)
  }

  /**
   * Accepts a refresh token when it is the last used one or its successor.
   * @returns undefined when the session has ended, or the token was replaced before
   */
  renewSession(id: string, refresh: string, follows: string): Promise<SessionRow | undefined> {
    return this.first<SessionRow>(sql`
      update account_session set used_refresh = ${refresh}, used_at = now()
      where id = ${id} and used_refresh in (${refresh}, ${follows}) and ${raw(isLive)} returning *`)
  }

  /** Valid sessions, last used first. */
  sessionsOf(accountId: string): Promise<SessionRow[]> {
    return this.rows<SessionRow>(sql`
      select * from account_session where account_id = ${accountId} and deleted_at is null
        and ${raw(isLive)}
      order by used_at desc, id`)
  }

  isYounger(id: string, seconds: number): Promise<boolean> {
    return this.#isRecent('created_at', id, seconds)
  }

  async prove(id: string): Promise<void> {
    await this.rows(sql`update account_session set proved_at = now() where id = ${id}`)
  }

  /** Whether its owner has given a code or the password within the last `seconds`. */
  isProved(id: string, seconds: number): Promise<boolean> {
    return this.#isRecent('proved_at', id, seconds)
  }

  #isRecent(column: 'created_at' | 'proved_at', id: string, seconds: number): Promise<boolean> {
    return this.hasRow(sql`
      select from account_session
      where id = ${id} and ${raw(column)} > now() - make_interval(secs => ${seconds})`)
  }

  /** @returns the session if it was valid */
  endSession(id: string): Promise<SessionRow | undefined> {
    return this.first<SessionRow>(
      sql`delete from account_session where id = ${id} and ${raw(isLive)} returning *`,
    )
  }

  /** @returns false when the account has no such session */
  endSessionOf(accountId: string, id: string): Promise<boolean> {
    return this.hasRow(
      sql`delete from account_session where id = ${id} and account_id = ${accountId} returning id`,
    )
  }

  async endSessionsOf(accountId: string, but: string | null = null): Promise<void> {
    await this.rows(sql`
      delete from account_session
      where account_id = ${accountId} and deleted_at is null and id is distinct from ${but}`)
  }

  /** @returns the number of deleted expired sessions */
  deleteEndedSessions(): Promise<number> {
    return this.rowCount(sql`delete from account_session where not (${raw(isLive)}) returning id`)
  }
}
