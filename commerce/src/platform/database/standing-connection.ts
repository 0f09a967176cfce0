import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'

const retryMs = 1_000

/** What is used of a connection of `pg`. */
export interface Connection {
  query(text: string): Promise<unknown>
  on(event: 'error' | 'end' | 'notification', listener: () => void): void
  unref(): void
  end(): Promise<void>
}

/**
 * A connection outside the pool that holds what lasts as long as it does, a lock or a subscription.
 * One that breaks is opened anew.
 */
export class StandingConnection {
  readonly #pool: Knex
  readonly #prepare: (connection: Connection) => Promise<unknown>
  #standing: Promise<Connection> | null = null
  #isStopped = false

  /** @param prepare takes the lock or subscribes, each time it is opened */
  constructor(pool: Knex, prepare: (connection: Connection) => Promise<unknown>) {
    this.#pool = pool
    this.#prepare = prepare
  }

  /** Done when it stands. @throws when the database is away */
  async hold(): Promise<void> {
    this.#standing ??= this.#open().catch((error: unknown) => {
      this.#standing = null
      throw error
    })
    await this.#standing
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const connection = await this.#standing?.catch(() => null)
    await connection?.end()
  }

  async #open(): Promise<Connection> {
    const connection: Connection = await this.#pool.client.acquireRawConnection()
    // What has broken ends after that.
    connection.on('error', () => undefined)
    connection.on('end', () => {
      this.#standing = null
      void this.keep()
    })
    connection.unref()
    await this.#prepare(connection)
    return connection
  }

  /** Opens it, again and again while the database is away; what asks for it meanwhile is refused. */
  async keep(): Promise<void> {
    while (!this.#isStopped && this.#standing === null) {
      await this.hold().catch(() => sleep(retryMs, undefined, { ref: false }))
    }
  }
}
