import type { PostgresAdapter } from '@payloadcms/db-postgres'
import pLimit from 'p-limit'

type Drizzle = PostgresAdapter['drizzle']

/** Connections of the pool, and the time in ms that a call waits for one. */
export const pool = { max: 10, connectionTimeoutMillis: 10_000 }

/**
 * Leaves half of the pool free. Payload reads some records outside of the open transaction, such as
 * locks of documents: transactions that occupy the whole pool would wait for each other.
 */
export function limitTransactions(drizzle: Drizzle): void {
  const turns = pLimit(pool.max / 2)
  const begin = drizzle.transaction.bind(drizzle) as (...work: unknown[]) => Promise<unknown>
  const limited = (...work: unknown[]) =>
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
