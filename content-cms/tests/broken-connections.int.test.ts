import { Client } from 'pg'
import { expect, it } from 'vitest'
import { content } from './support/content'

/** @returns how many PostgreSQL has ended */
async function endConnections(): Promise<number> {
  const client = new Client({ connectionString: process.env.CONTENT_TEST_DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = $1',
    [new URL(process.env.CONTENT_DATABASE_URL ?? '').username],
  )
  await client.end()
  return rowCount ?? 0
}

it('goes on when PostgreSQL ends its connections, one amid a transaction', async () => {
  const payload = await content()
  const all = () => Promise.all([1, 2, 3].map(() => payload.count({ collection: 'products' })))
  await all()
  const transaction = await payload.db.beginTransaction()
  expect(await endConnections()).toBeGreaterThan(1)
  if (transaction !== null) await payload.db.rollbackTransaction(transaction)
  await expect.poll(() => all().then((counts) => counts.length, String)).toBe(3)
})

it('does not acknowledge a transaction that is not committed', async () => {
  const payload = await content()
  const transaction = await payload.db.beginTransaction()
  expect(await endConnections()).toBeGreaterThan(0)
  await expect(payload.db.commitTransaction(String(transaction))).rejects.toThrow()
})
