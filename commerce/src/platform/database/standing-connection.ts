import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'

const retryMs = 1_000

/** The part of a `pg` connection that is used here. */
export interface Connection {
  query(text: string): Promise<unknown>
  on(event: 'error' | 'end' | 'notification', listener: () => void): void
  unref(): void
  end(): Promise<void>
}

/** Holds a lock or subscription outside the pool for its lifetime. Reconnects when it breaks. */
export class StandingConnection {
  readonly #pool: Knex
  readonly #prepare: (connection: Connection) => Promise<unknown>
  #standing: Promise<Connection> | null = null
  #isStopped = false

  /** @param prepare takes the lock or subscribes, after each connect */
  constructor(pool: Knex, prepare: (connection: Connection) => Promise<unknown>) {
    this.#pool = pool
    this.#prepare = prepare
  }

  /** Resolves once connected. @throws when the database is unavailable */
  async hold(): Promise<void> {
    this.#standing ??= this.#connect()
    await this.#standing
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const connection = await this.#standing?.catch(() => null)
    await connection?.end()
  }

  /**
   * Opens one connection. A connection that breaks while it is prepared ends its attempt twice, by
   * an event and by an error. The later one must not affect the next attempt; otherwise a second
   * connection would be opened and wait forever for the lock that the first one holds.
   */
  #connect(): Promise<Connection> {
    const forget = () => {
      if (this.#standing === attempt) this.#standing = null
    }
    const attempt = this.#open(() => {
      forget()
      void this.keep()
    })
    attempt.catch(forget)
    return attempt
  }

  async #open(onEnd: () => void): Promise<Connection> {
    const connection: Connection = await this.#pool.client.acquireRawConnection()
    // A broken connection emits errors before it ends.
    connection.on('error', () => undefined)
    connection.on('end', onEnd)
    connection.unref()
    try {
      await this.#prepare(connection)
    } catch (error) {
      connection.end().catch(() => undefined)
      throw error
    }
    return connection
  }

  /** Connects, with retries while the database is unavailable; callers get errors meanwhile. */
  async keep(): Promise<void> {
    while (!this.#isStopped && this.#standing === null) {
      await this.hold().catch(() => sleep(retryMs, undefined, { ref: false }))
    }
  }
}
