import { Client } from '@medusajs/framework/pg'

function given(name: string, purpose: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is missing: address of a PostgreSQL database ${purpose}.`)
}

/** @throws unless the tests have a database that they may empty */
export function testDatabaseUrl(suffix: string): string {
  const url = new URL(given('COMMERCE_TEST_DATABASE_URL', 'that the tests may empty'))
  url.pathname += suffix
  return url.href
}

/** The database of this worker, for its owner. */
export const workerDatabaseUrl = () => testDatabaseUrl(`_worker_${process.env.VITEST_POOL_ID}`)

/** The user of the running application, which owns nothing. */
export function runtimeUser(): { username: string; password: string } {
  const { username, password } = new URL(
    given('COMMERCE_TEST_RUNTIME_URL', 'for a user who owns nothing'),
  )
  return { username, password }
}

/** The address of a test database for the running application. */
export const runtimeUrl = (databaseUrl: string): string =>
  Object.assign(new URL(databaseUrl), runtimeUser()).href

const nameIn = (url: string) => new URL(url).pathname.slice(1)

/** Recreates the database: empty, or as a copy of another one. */
export async function createDatabase(url: string, templateUrl?: string): Promise<void> {
  const name = nameIn(url)
  const template = templateUrl ? nameIn(templateUrl) : 'template0'
  const admin = new URL(url)
  admin.pathname = '/postgres'
  const client = new Client({ connectionString: admin.href })
  await client.connect()
  try {
    await client.query(`drop database if exists "${name}" with (force)`)
    await client.query(`create database "${name}" template "${template}"`)
  } finally {
    await client.end()
  }
}
