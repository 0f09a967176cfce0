/** Longest statement of a server in milliseconds; PostgreSQL cancels it then. */
const statementMs = 30_000

/** The server's own limit comes first where it still answers, because its error says more. */
const answerFactor = 1.2

/** A transaction that sends nothing for so long is ended, with its row locks. */
const idleInTransactionMs = 60_000

/**
 * The address with limits for its connections. Without them a statement whose answer never comes
 * would keep its caller's locks forever: locks in memory do not expire.
 */
export function limitedConnections(databaseUrl: string, longestMs = statementMs): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('statement_timeout', String(longestMs))
  url.searchParams.set('query_timeout', String(longestMs * answerFactor))
  url.searchParams.set('idle_in_transaction_session_timeout', String(idleInTransactionMs))
  return url.href
}
