import type { PostgresAdapter } from '@payloadcms/db-postgres'
import pLimit from 'p-limit'
import type { PoolClient } from 'pg'

type Drizzle = PostgresAdapter['drizzle']
type Pool = PostgresAdapter['pool']
type Work = Parameters<Drizzle['transaction']>

/** Drizzle's session, by which it makes another one for a client of the pool. */
interface Session {
  constructor: new (
    client: PoolClient,
    dialect: unknown,
    schema: unknown,
    options: unknown,
  ) => Drizzle
  dialect: unknown
  schema: unknown
  options: unknown
}

/** Connections of the pool, and the time in ms that a call waits for one. */
export const pool = { max: 10, connectionTimeoutMillis: 10_000 }

/** Whether PostgreSQL, or the work itself, has answered; else the connection is not used again. */
function isAnswered(error: unknown): boolean {
  const { cause } = Object(error)
  return cause === undefined || 'severity' in Object(cause)
}

/** Drizzle uses a hanging connection again, and never gives one back whose `begin` fails. */
async function runOnClient({ session }: { session: Session }, clients: Pool, work: Work) {
  const client: PoolClient = await clients.connect()
  const own = new session.constructor(client, session.dialect, session.schema, session.options)
  let isUsable = false
  try {
    const result = await own.transaction(...work)
    isUsable = true
    return result
  } catch (error) {
    isUsable = isAnswered(error)
    throw error
  } finally {
    client.release(!isUsable)
  }
}

/**
 * Leaves half of the pool free. Payload reads some records outside of the open transaction, such as
 * locks of documents: transactions that occupy the whole pool would wait for each other.
 */
export function limitTransactions(drizzle: Drizzle, clients: Pool): void {
  const turns = pLimit(pool.max / 2)
  const begin = (...work: Work) =>
    runOnClient(drizzle as unknown as { session: Session }, clients, work)
  const limited = (...work: Work) =>
    new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(new Error('too many transactions are open'))
      }, pool.connectionTimeoutMillis)
      void turns(async () => {
        clearTimeout(timer)
        if (!isLate) await begin(...work).then(resolve, reject)
      })
    })
  drizzle.transaction = limited as Drizzle['transaction']
}
