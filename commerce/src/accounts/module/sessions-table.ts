import { SqlService } from '../../platform/database/sql-service'
import type { NewSession, SessionRow } from './rows'

/** A valid session: neither expired nor idle for too long. */
const isLive = `ends_at > now() and used_at + make_interval(secs => idle_seconds) > now()`

/** Minimum age of the stored last use before it is written again, so that not every call writes. */
const usedWithinSeconds = 60

/** The sessions of all accounts. An ended one is deleted. */
export class SessionsTable extends SqlService {
  async addSession(session: NewSession): Promise<void> {
    const columns = Object.keys(session)
    await this.rows({
      sql: `insert into account_session (${columns.join(', ')}, used_at, proved_at)
            values (${columns.map(() => '?').join(', ')}, now(), now())`,
      values: Object.values(session),
    })
  }

  /** Whether the account has this session and it is valid; counts as a use. */
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
   * Accepts a refresh token when it is the last used one or its successor.
   * @returns undefined when the session has ended, or the token was replaced before
   */
  renewSession(id: string, refresh: string, follows: string): Promise<SessionRow | undefined> {
    return this.first<SessionRow>({
      sql: `update account_session set used_refresh = ?, used_at = now()
            where id = ? and used_refresh in (?, ?) and ${isLive} returning *`,
      values: [refresh, id, refresh, follows],
    })
  }

  /** The valid ones, last used first. */
  sessionsOf(accountId: string): Promise<SessionRow[]> {
    return this.rows<SessionRow>({
      sql: `select * from account_session where account_id = ? and deleted_at is null and ${isLive}
            order by used_at desc, id`,
      values: [accountId],
    })
  }

  /** Whether this session began within the last `seconds`. */
  async isYounger(id: string, seconds: number): Promise<boolean> {
    const young = await this.rows({
      sql: `select id from account_session
            where id = ? and created_at > now() - make_interval(secs => ?)`,
      values: [id, seconds],
    })
    return young.length > 0
  }

  async prove(id: string): Promise<void> {
    const sql = 'update account_session set proved_at = now() where id = ?'
    await this.rows({ sql, values: [id] })
  }

  /** Whether its owner has given a code or the password within the last `seconds`. */
  async isProved(id: string, seconds: number): Promise<boolean> {
    const proved = await this.rows({
      sql: `select id from account_session
            where id = ? and proved_at > now() - make_interval(secs => ?)`,
      values: [id, seconds],
    })
    return proved.length > 0
  }

  /** @returns the session if it was valid */
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

  /** @returns the number of deleted expired sessions */
  async deleteEndedSessions(): Promise<number> {
    const sql = `delete from account_session where not (${isLive}) returning id`
    return (await this.rows({ sql, values: [] })).length
  }
}
