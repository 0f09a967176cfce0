import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { callOutsideServices } from '../../scripts/stack/outside-services.ts'
import { makeSecrets, readSettings } from '../../scripts/stack/settings.ts'
import { given } from '../support/env.ts'
import type { OwnProcess } from './rush/own-process.ts'
import { certificate, newRedisUrl, startRedis } from './rush/own-redis.ts'

let redis: OwnProcess
let REDIS_URL: string
const database = () => given('CONTENT_RUNTIME_DATABASE')
const known = getCACertificates('default')

beforeAll(async () => {
  REDIS_URL = await newRedisUrl()
  redis = await startRedis(REDIS_URL)
})
afterAll(() => redis.stop())
afterEach(() => setDefaultCACertificates(known))

/** As NODE_EXTRA_CA_CERTS does at the start of a process. */
const trust = async () =>
  setDefaultCACertificates([...known, await readFile(certificate(), 'utf8')])

function call(changes: { database?: string; redis?: string }): Promise<string> {
  const COMMERCE_DATABASE_URL = changes.database ?? `${database()}?sslmode=verify-full`
  const own = { ...makeSecrets(), COMMERCE_DATABASE_URL, COMMERCE_OWNER_DATABASE_URL: database() }
  const settings = readSettings({ ...own, REDIS_URL: changes.redis ?? REDIS_URL })
  return callOutsideServices(settings).then(
    () => 'all answer',
    (error: Error) => error.message,
  )
}

it('PostgreSQL and Redis answer by TLS whose authority is trusted', async () => {
  await trust()
  expect(await call({})).toBe('all answer')
})

it('refuses certificates of an unknown authority, each by its setting', async () => {
  expect(await call({})).toMatch(
    /^COMMERCE_DATABASE_URL cannot be used: self-signed certificate.*\nREDIS_URL cannot be used: self-signed certificate/,
  )
})

it('refuses a certificate of another host', async () => {
  await trust()
  const elsewhere = database().replace('localhost', '127.0.0.1')
  expect(await call({ database: `${elsewhere}?sslmode=verify-full` })).toContain(
    'COMMERCE_DATABASE_URL cannot be used: Hostname/IP does not match',
  )
})

it('refuses servers without TLS, each by its setting', async () => {
  const plain = createServer((client) => client.once('data', () => client.end('N')))
  await once(plain.listen(0, 'localhost'), 'listening')
  const { port } = plain.address() as AddressInfo
  const refused = await call({
    database: `postgres://shop@localhost:${port}/commerce?sslmode=verify-full`,
    redis: `rediss://localhost:${port}`,
  })
  plain.close()
  expect(refused).toMatch(
    /^COMMERCE_DATABASE_URL cannot be used: The server does not support SSL connections\nREDIS_URL cannot be used: /,
  )
})
