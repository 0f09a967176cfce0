import { createHash } from 'node:crypto'

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
