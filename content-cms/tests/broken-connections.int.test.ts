import { Client } from 'pg'
import { expect, it } from 'vitest'
import { content } from './support/content'

it('goes on when PostgreSQL ends its idle connections', async () => {
  const payload = await content()
  const all = () => Promise.all([1, 2, 3].map(() => payload.count({ collection: 'products' })))
  await all()
  const client = new Client({ connectionString: process.env.CONTENT_TEST_DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where usename = $1 and state = 'idle'`,
    [new URL(process.env.CONTENT_DATABASE_URL ?? '').username],
  )
  await client.end()
  expect(rowCount).toBeGreaterThan(1)
  await expect.poll(() => all().then((counts) => counts.length, String)).toBe(3)
})
