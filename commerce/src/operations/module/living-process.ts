import { randomInt } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { StandingConnection } from '../../platform/database/standing-connection'

/** Class of the advisory locks of running processes; an arbitrary number. */
const lockClass = 7_201_127

const largestNumber = 2 ** 31 - 1

/** True for a row whose `process` is still running. */
export const isAlive = `exists (
  select from pg_locks where locktype = 'advisory' and classid::bigint = ${lockClass}
    and objid::bigint = process and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database()))`

/**
 * The number of this process, and the advisory lock that marks it as running: PostgreSQL releases
 * it with the connection, however the process exits. The lock is shared, because PostgreSQL may
 * still hold it for a broken connection of this process when the next connection takes it.
 */
export class LivingProcess {
  readonly number = randomInt(1, largestNumber)
  readonly #connection: StandingConnection

  constructor(pool: Knex) {
    this.#connection = new StandingConnection(pool, (connection) =>
      connection.query(`select pg_advisory_lock_shared(${lockClass}, ${this.number})`),
    )
  }

  /** @returns the number, once the lock is held */
  async seen(): Promise<number> {
    await this.#connection.hold()
    return this.number
  }

  stop(): Promise<void> {
    return this.#connection.stop()
  }
}
