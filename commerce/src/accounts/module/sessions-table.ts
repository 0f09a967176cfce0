import { SqlService } from '../../platform/database/sql-service'
import type { NewSession, SessionRow } from './rows'

/** A session that counts: neither over nor left alone for too long. */
const isLive = `ends_at > now() and used_at + make_interval(secs => idle_seconds) > now()`

/** How old a note of the last use may be, so that not every call writes. */
const usedWithinSeconds = 60

/** The sessions of all accounts. One that has ended is deleted. */
export abstract class SessionsTable extends SqlService {
  async addSession(session: NewSession): Promise<void> {
    const columns = Object.keys(session)
    await this.rows({
      sql: `insert into account_session (${columns.join(', ')}, used_at)
            values (${columns.map(() => '?').join(', ')}, now())`,
      values: Object.values(session),
    })
  }

  /** Whether this session of this account counts; it is used by asking. */
  async useSession(id: string, accountId: string): Promise<boolean> {
    const live = await this.rows({
      sql: `with live as (
              select id, used_at from account_session
              where id = ? and account_id = ? and ${isLive}
            ), used as (
              update account_session set used_at = now() from live
              where account_session.id = live.id
              and live.used_at < now() - make_interval(secs => ?)
            )
            select id from live`,
      values: [id, accountId, usedWithinSeconds],
    })
    return live.length > 0
  }

  /**
   * Takes a refresh token, when it is the one used last or follows that one.
   * @returns undefined when the session is over, or this token was replaced before
   */
  renewSession(id: string, refresh: string, follows: string): Promise<SessionRow | undefined> {
    return this.first<SessionRow>({
      sql: `update account_session set used_refresh = ?, used_at = now()
            where id = ? and used_refresh in (?, ?) and ${isLive} returning *`,
      values: [refresh, id, refresh, follows],
    })
  }

  /** Those that count, the one used last first. */
  sessionsOf(accountId: string): Promise<SessionRow[]> {
    return this.rows<SessionRow>({
      sql: `select * from account_session where account_id = ? and deleted_at is null and ${isLive}
            order by used_at desc, id`,
      values: [accountId],
    })
  }

  /** Whether somebody signed in with this session within so many seconds. */
  async isYounger(id: string, seconds: number): Promise<boolean> {
    const young = await this.rows({
      sql: `select id from account_session
            where id = ? and created_at > now() - make_interval(secs => ?)`,
      values: [id, seconds],
    })
    return young.length > 0
  }

  /** @returns the session that counted until now, if it did */
  endSession(id: string): Promise<SessionRow | undefined> {
    const sql = `delete from account_session where id = ? and ${isLive} returning *`
    return this.first<SessionRow>({ sql, values: [id] })
  }

  /** @returns false when the account has no such session */
  async endSessionOf(accountId: string, id: string): Promise<boolean> {
    const sql = 'delete from account_session where id = ? and account_id = ? returning id'
    return (await this.rows({ sql, values: [id, accountId] })).length > 0
  }

  async endSessionsOf(accountId: string, but: string | null = null): Promise<void> {
    await this.rows({
      sql: `delete from account_session
            where account_id = ? and deleted_at is null and id is distinct from ?`,
      values: [accountId, but],
    })
  }

  /** @returns how many that were over are deleted */
  async deleteEndedSessions(): Promise<number> {
    const sql = `delete from account_session where not (${isLive}) returning id`
    return (await this.rows({ sql, values: [] })).length
  }
}
