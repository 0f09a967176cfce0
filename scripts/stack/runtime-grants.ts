import { Client } from 'pg'
import { type ApplicationDatabase, runtimeGrants } from '../../settings/src/runtime-role.ts'
import type { DatabaseAddresses } from './database-owners.ts'

const userIn = (address: string) => decodeURIComponent(new URL(address).username)

/** An external database with one user for everything is not changed. */
export async function grantRuntime(
  database: ApplicationDatabase,
  { owner, runtime }: DatabaseAddresses,
): Promise<void> {
  const role = userIn(runtime)
  if (role === userIn(owner)) return
  const client = new Client({ connectionString: owner })
  await client.connect()
  try {
    await client.query(runtimeGrants(database, role))
  } finally {
    await client.end()
  }
}
