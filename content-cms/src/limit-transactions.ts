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

/**
 * Drizzle uses a hanging connection again, never gives one back whose `begin` fails, and waits for
 * work that no longer has a connection: PostgreSQL ends those that are idle for too long.
 */
async function runOnClient({ session }: { session: Session }, clients: Pool, work: Work) {
  const client: PoolClient = await clients.connect()
  const own = new session.constructor(client, session.dialect, session.schema, session.options)
  let end = () => {}
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(new Error('the connection of the transaction has ended'))
  })
  client.on('error', end)
  let isUsable = false
  try {
    const result = await Promise.race([own.transaction(...work), ended])
    isUsable = true
    return result
  } catch (error) {
    isUsable = isAnswered(error)
    throw error
  } finally {
    client.off('error', end)
    client.release(!isUsable)
  }
}

type Database = Pick<PostgresAdapter, 'commitTransaction' | 'drizzle' | 'pool' | 'sessions'>

/**
 * Leaves half of the pool free. Payload reads some records outside of the open transaction, such as
 * locks of documents: transactions that occupy the whole pool would wait for each other.
 */
export function limitTransactions(database: Database): void {
  const { commitTransaction, drizzle } = database
  const turns = pLimit(pool.max / 2)
  const outcomes = new WeakMap<object, Promise<unknown>>()
  const begin = (...[work, options]: Work): Promise<unknown> => {
    const noted: Work[0] = (transaction) => {
      outcomes.set(transaction, outcome)
      return work(transaction)
    }
    const session = drizzle as unknown as { session: Session }
    const outcome = runOnClient(session, database.pool, [noted, options])
    return outcome
  }
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
  // Payload drops the error of a commit, and would acknowledge what is not stored.
  database.commitTransaction = async (id) => {
    const transaction = database.sessions?.[String(await id)]?.db
    await commitTransaction.call(database as PostgresAdapter, id)
    if (transaction !== undefined) await outcomes.get(transaction)
  }
}
