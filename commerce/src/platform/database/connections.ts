import { createHash } from 'node:crypto'
import { Client } from '@medusajs/framework/pg'

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
