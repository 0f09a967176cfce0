import { Client } from '@medusajs/framework/pg'

/** @throws unless the tests have a database that they may empty */
export function testDatabaseUrl(suffix: string): string {
  const url = process.env.COMMERCE_TEST_DATABASE_URL
  if (url) return `${url}${suffix}`
  throw new Error(
    'COMMERCE_TEST_DATABASE_URL is missing: address of a PostgreSQL database that the tests may empty.',
  )
}

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
