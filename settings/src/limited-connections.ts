/** Timeout of a server's statement in milliseconds; PostgreSQL then cancels it. */
const statementMs = 30_000

/** Longer than the server's timeout, so that the server's more specific error is reported. */
const answerFactor = 1.2

/** PostgreSQL ends a transaction, with its row locks, after this idle time. */
const idleInTransactionMs = 60_000

/**
 * The address with timeouts for its connections. Without them, a statement whose answer never
 * arrives would keep its caller's locks and turns forever, because those in memory do not expire.
 */
export function limitedConnections(
  databaseUrl: string,
  { longestMs = statementMs, idleMs = idleInTransactionMs } = {},
): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('statement_timeout', String(longestMs))
  url.searchParams.set('query_timeout', String(longestMs * answerFactor))
  url.searchParams.set('idle_in_transaction_session_timeout', String(idleMs))
  return url.href
}
