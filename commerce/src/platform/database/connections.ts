import { createHash } from 'node:crypto'
import { Client } from '@medusajs/framework/pg'

/** Timeout of a server's statement in milliseconds; PostgreSQL then cancels it. */
const statementMs = 30_000

/** Longer than the server's timeout, so that the server's more specific error is reported. */
const answerFactor = 1.2

/** PostgreSQL ends a transaction, with its row locks, after this idle time. */
const idleInTransactionMs = 60_000

/**
 * The address with timeouts for its connections. Without them, a statement whose answer never
 * arrives would keep its caller's locks forever, because locks in memory do not expire.
 */
export function limitedConnections(databaseUrl: string, longestMs = statementMs): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('statement_timeout', String(longestMs))
  url.searchParams.set('query_timeout', String(longestMs * answerFactor))
  url.searchParams.set('idle_in_transaction_session_timeout', String(idleInTransactionMs))
  return url.href
}

export const namePrefix = 'nas-medusa-'

/**
 * The address with a name for its connections (`pg_stat_activity`), the same in every process of a
 * shop. Shops that share a database have different names because their secrets differ; the name
 * does not disclose the secret.
 */
export function namedConnections(databaseUrl: string, secret: string): string {
  const url = new URL(databaseUrl)
  const mark = createHash('sha256').update(`connections of ${secret}`).digest('hex').slice(0, 12)
  url.searchParams.set('application_name', namePrefix + mark)
  return url.href
}

/** TLS as the address demands it. MikroORM, which migrates, ignores the parameters of an address. */
export const tlsOf = (databaseUrl: string) => new Client({ connectionString: databaseUrl }).ssl
