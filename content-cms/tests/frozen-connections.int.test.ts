import { limitedConnections } from '@nas/settings/limited-connections'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { databaseProxy } from '../../commerce/tests/support/database-proxy'
import { limitTransactions } from '../src/limit-transactions'

let proxy: Awaited<ReturnType<typeof databaseProxy>>
let clients: Pool

beforeEach(async () => {
  proxy = await databaseProxy(process.env.CONTENT_DATABASE_URL ?? '')
  const connectionString = limitedConnections(proxy.url, { longestMs: 200, idleMs: 400 })
  clients = new Pool({ connectionString, max: 1, connectionTimeoutMillis: 2000 })
})
afterEach(async () => {
  proxy.close()
  await clients.end()
})

it.each(['begin', 'the statement'])('uses no connection again on which %s hangs', async (where) => {
  const database = drizzle({ client: clients })
  limitTransactions({ drizzle: database, pool: clients } as never)
  const count = (hang = () => {}) =>
    database.transaction(async (tx) => {
      hang()
      return (await tx.execute(sql`select 1 as one`)).rows
    })
  const freeze = () => void proxy.freeze()
  expect(await count()).toEqual([{ one: 1 }])
  if (where === 'begin') freeze()
  await expect(count(where === 'begin' ? undefined : freeze)).rejects.toThrow()
  expect(await count()).toEqual([{ one: 1 }])
})

it('waits for no work whose connection has ended', async () => {
  const database = drizzle({ client: clients })
  limitTransactions({ drizzle: database, pool: clients } as never)
  const left = database.transaction(() => new Promise(() => {}))
  // PostgreSQL ends a transaction that is idle for longer than `idleMs`.
  await expect(left).rejects.toThrow('has ended')
  const rows = database.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)
  expect(await rows).toEqual([{ one: 1 }])
})
