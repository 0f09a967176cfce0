import { container } from '@medusajs/framework'
import { asValue } from '@medusajs/framework/awilix'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, ModulesSdkUtils } from '@medusajs/framework/utils'
import start from '@medusajs/medusa/commands/start'
import { readEnvFile } from '@nas/settings/env-file'
import { afterAll, beforeAll } from 'vitest'
import { contentClient } from '../../src/catalogue/feed/content-client'
import { syncAll } from '../../src/catalogue/workflows/sync-products'
import seed from '../../src/scripts/seed'
import { createDatabase, runtimeUrl, workerDatabaseUrl } from './database'
import { contentKey, member, staff, testEnvironment } from './environment'
import { FakeContent, type FakeProduct } from './fake-content'
import { freePort } from './worker-addresses'

type Json = ReturnType<typeof JSON.parse>

export interface Answer {
  status: number
  body: Json
}

export interface Ask {
  method?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export interface Shop {
  container: MedusaContainer
  /** Calls a route; store routes get the publishable key. */
  ask(path: string, ask?: Ask): Promise<Answer>
  memberToken(): Promise<string>
  staffToken(): Promise<string>
  /** Headers of the shop's own server: its secret key. */
  machine(): Promise<{ authorization: string }>
  /** Runs a statement as the owner of the database, who may more than the application. */
  rows<Row = Json>(sql: string, values?: (string | number)[]): Promise<Row[]>
  owner(): Knex
  /** The container of a script that runs as the owner. */
  ownerContainer(): MedusaContainer
}

/**
 * Medusa's container and settings are global to the process: a worker boots it for all its files.
 */
async function boot() {
  await createDatabase(workerDatabaseUrl(), process.env.COMMERCE_TEMPLATE_URL)
  Object.assign(process.env, await testEnvironment(runtimeUrl(workerDatabaseUrl())))
  const port = await freePort()
  await start({ port, directory: process.cwd() })
  await seed({ container, args: [] })
  const keys = await readEnvFile(process.env.COMMERCE_KEYS_FILE ?? '')
  return { url: `http://localhost:${port}`, publishableKey: keys.COMMERCE_PUBLISHABLE_KEY ?? '' }
}

let running: ReturnType<typeof boot> | undefined
let ownerPool: Knex | undefined
let address = { url: '', publishableKey: '' }

async function ask(path: string, { method, body, token, headers }: Ask = {}): Promise<Answer> {
  const answer = await fetch(`${address.url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      'x-publishable-api-key': address.publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

async function tokenOf({ email, password }: typeof member): Promise<string> {
  const { body } = await ask('/store/shop/sign-in', { body: { identifier: email, password } })
  return body.token
}

const shop: Shop = {
  container,
  ask,
  memberToken: () => tokenOf(member),
  staffToken: () => tokenOf(staff),
  async machine() {
    const { COMMERCE_SECRET_KEY = '' } = await readEnvFile(process.env.COMMERCE_KEYS_FILE ?? '')
    return { authorization: `Basic ${Buffer.from(`${COMMERCE_SECRET_KEY}:`).toString('base64')}` }
  },
  async rows(sql, values = []) {
    const { rows } = await shop.owner().raw(sql, values)
    return rows
  },
  owner() {
    ownerPool ??= ModulesSdkUtils.createPgConnection({
      clientUrl: workerDatabaseUrl(),
      pool: { min: 0, max: 4 },
    })
    return ownerPool
  },
  ownerContainer() {
    const scope = container.createScope() as MedusaContainer
    scope.register(ContainerRegistrationKeys.PG_CONNECTION, asValue(shop.owner()))
    return scope
  },
}

async function assertUnused(products: FakeProduct[]): Promise<void> {
  if (products.length === 0) return
  const numbers = products.map(({ id }) => String(id))
  const used = await shop.rows(
    `select external_id from product where external_id in (${numbers.map(() => '?').join(', ')})`,
    numbers,
  )
  if (used.length > 0) {
    const list = used.map(({ external_id }) => external_id).join(', ')
    throw new Error(`Another file of this worker orders products of these numbers: ${list}`)
  }
}

/**
 * The complete application, set up, and selling these products while the file runs. Files of a
 * worker share one database, so each orders products that no other file orders.
 */
export function useShop(...products: FakeProduct[]): { shop: Shop; content: FakeContent } {
  const content = new FakeContent()
  beforeAll(async () => {
    for (const product of products) content.products.set(product.id, product)
    await content.start()
    running ??= boot()
    address = await running
    await assertUnused(products)
    await syncAll(container, contentClient(content.url, contentKey))
  })
  afterAll(() => content.stop())
  return { shop, content }
}
