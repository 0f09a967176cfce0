import { knex } from '@medusajs/framework/mikro-orm/knex'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { limitedConnections } from '@nas/settings/limited-connections'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OperationsService } from '../src/operations/module/service'
import { settings } from '../src/platform/settings/settings'
import { databaseProxy } from './support/database-proxy'
import { useShop } from './support/shop'

const { shop } = useShop()

const longestMs = 300

let proxy: Awaited<ReturnType<typeof databaseProxy>>
let pool: ReturnType<typeof knex>

beforeEach(async () => {
  proxy = await databaseProxy(settings().COMMERCE_DATABASE_URL)
  const connection = { connectionString: limitedConnections(proxy.url, { longestMs }) }
  pool = knex({ client: 'pg', connection, pool: { min: 0, max: 1 } })
})
afterEach(async () => {
  await pool.destroy()
  proxy.close()
})

test('gives up a statement that takes too long, in PostgreSQL too', async () => {
  await expect(pool.raw('select pg_sleep(20)')).rejects.toThrow('statement timeout')
})

test('gives up a statement that is not answered, and goes on afterwards', async () => {
  await pool.raw('select 1')
  const thaw = proxy.freeze()
  await expect(pool.raw('select 2')).rejects.toThrow('Query read timeout')
  thaw()
  expect((await pool.raw('select 3 as number')).rows).toEqual([{ number: 3 }])
})

test('limits the statements of a server', async () => {
  const server = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await server.raw('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '30s' }])
})

test('a process goes on whose former connection PostgreSQL still holds', async () => {
  const journal = new OperationsService({ [ContainerRegistrationKeys.PG_CONNECTION]: pool })
  const type = { kind: 'of-the-tests', leaseSeconds: () => 30 }
  const begun = { subject: 'cut', intent: {} }
  await journal.replace(type, begun)
  proxy.cut()
  const again = () => journal.replace(type, begun).then(({ subject }) => subject, String)
  await expect.poll(again, { timeout: 5_000 }).toBe('cut')
  await journal.leave()
})
