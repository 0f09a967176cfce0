import { once } from 'node:events'
import { createServer } from 'node:net'
import { container } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import start from '@medusajs/medusa/commands/start'
import { contentClient } from '../../src/catalogue/feed/content-client'
import { syncAll } from '../../src/catalogue/workflows/sync-products'
import { readKeysFile } from '../../src/platform/seed/keys-file'
import seed from '../../src/scripts/seed'
import { contentKey, member, staff, testEnvironment } from './environment'
import type { FakeContent } from './fake-content'

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
  rows<Row = Json>(sql: string, values?: (string | number)[]): Promise<Row[]>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The whole application on a port of its own, set up and with the products of the content. */
export async function startShop(content: FakeContent): Promise<Shop> {
  const environment = testEnvironment(content.url)
  Object.assign(process.env, environment)
  const port = await freePort()
  const running = await start({ port, directory: process.cwd() })
  const scope: MedusaContainer = container
  await seed({ container: scope, args: [] })
  await syncAll(scope, contentClient(content.url, contentKey))
  const keys = await readKeysFile(environment.COMMERCE_KEYS_FILE ?? '')
  const pg = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)

  async function ask(path: string, { method, body, token, headers }: Ask = {}): Promise<Answer> {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'content-type': 'application/json',
        'x-publishable-api-key': keys.COMMERCE_PUBLISHABLE_KEY ?? '',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }

  async function token(actor: string, credentials: object): Promise<string> {
    const { body } = await ask(`/auth/${actor}/emailpass`, { body: credentials })
    return body.token
  }

  return {
    container: scope,
    ask,
    memberToken: () => token('customer', member),
    staffToken: () => token('user', staff),
    async rows(sql, values = []) {
      const { rows } = await pg.raw(sql, values)
      return rows
    },
    async stop() {
      await running?.server.shutdown()
    },
  }
}
