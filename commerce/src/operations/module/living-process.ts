import { randomInt } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { StandingConnection } from '../../platform/database/standing-connection'

/** The class of the locks that living processes hold; any number of our own. */
const lockClass = 7_201_127

const largestNumber = 2 ** 31 - 1

/** True of a row whose `process` is that of a living one. */
export const isAlive = `exists (
  select from pg_locks where locktype = 'advisory' and classid::bigint = ${lockClass}
    and objid::bigint = process and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database()))`

/**
 * A number of this process, and the lock that shows others that it lives: PostgreSQL takes it away with
 * the connection, however the process has ended.
 */
export class LivingProcess {
  readonly number = randomInt(1, largestNumber)
  readonly #connection: StandingConnection

  constructor(pool: Knex) {
    this.#connection = new StandingConnection(pool, (connection) =>
      connection.query(`select pg_advisory_lock(${lockClass}, ${this.number})`),
    )
  }

  /** @returns the number, once others can see that its process lives */
  async seen(): Promise<number> {
    await this.#connection.hold()
    return this.number
  }

  stop(): Promise<void> {
    return this.#connection.stop()
  }
}
