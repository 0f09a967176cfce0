import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readMe, socialSignIn } from '@nas/contract/accounts/operations'
import { listShippings } from '@nas/contract/catalogue/operations'
import type { NewOrder } from '@nas/contract/orders/operations'
import { findOrder, listOrders, placeOrder } from '@nas/contract/orders/operations'
import { signIn } from '@nas/contract/sessions/operations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BackendDownError,
  ConflictingError,
  MissingRecordError,
  NotAllowedError,
  NotSignedInError,
  RejectedError,
} from '../transport/gateway-errors.ts'
import { type CommerceGateway, createMedusaCommerce } from './operations.ts'

let server: Server
let commerce: CommerceGateway
let answer: { status: number; body: unknown }
let seen: IncomingMessage[]
/** Requests whose connection is lost before an answer. */
let lost: number

const stamps = { created_at: '2026-11-21T00:00:00Z', updated_at: '2026-11-21T00:00:00Z' }
const caller = { actor: 'customer', token: 'a.b.c' } as const

beforeEach(async () => {
  seen = []
  lost = 0
  server = createServer((request, response) => {
    seen.push(request)
    if (seen.length <= lost) {
      request.destroy()
      return
    }
    const { status, body } = answer
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const commerceUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  commerce = createMedusaCommerce({
    commerceUrl,
    commercePublishableKey: 'pk',
    commerceSecretKey: 'sk',
  })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function failure(): Promise<unknown> {
  return commerce.call(findOrder, caller, { order: 1 }).catch((error: unknown) => error)
}

describe('failures', () => {
  it.each([
    [401, NotSignedInError],
    [403, NotAllowedError],
    [404, MissingRecordError],
    [409, ConflictingError],
    [400, RejectedError],
    [500, BackendDownError],
    [503, BackendDownError],
  ])('maps status %i to an error of ours', async (status, kind) => {
    answer = { status, body: { code: 'invalid', message: 'no' } }
    expect(await failure()).toBeInstanceOf(kind)
  })

  it('keep lines and total of a rejection', async () => {
    const errors = [
      { path: ['items', 0], code: 'out_of_stock', message: 'x', product: 3, available: 1 },
    ]
    answer = { status: 400, body: { code: 'out_of_stock', message: 'x', errors, total: 9 } }
    expect(await failure()).toMatchObject({ code: 'out_of_stock', errors, total: 9 })
  })

  it('of the connection and of malformed responses mean that commerce is unavailable', async () => {
    answer = { status: 200, body: '<html>' }
    expect(await failure()).toBeInstanceOf(BackendDownError)
    answer = { status: 200, body: { order: { id: 'x' } } }
    expect(await failure()).toMatchObject({
      message: expect.stringContaining('The answer of GET /orders/:order is malformed at id'),
    })
    server.closeAllConnections()
    server.close()
    expect(await failure()).toBeInstanceOf(BackendDownError)
    await expect(commerce.call(listShippings, null, {})).rejects.toThrow(BackendDownError)
    await expect(commerce.call(readMe, caller, {})).rejects.toThrow(BackendDownError)
  })
})

describe('a lost connection', () => {
  const order = {} as NewOrder
  const placed = (key: string | null) =>
    commerce.call(placeOrder, null, order, key).catch((error: unknown) => error)

  it('repeats an order under its key once, and no other change', async () => {
    answer = { status: 409, body: { code: 'conflict', message: 'no' } }
    lost = 1
    expect(await placed('key')).toBeInstanceOf(ConflictingError)
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key', 'key'])
    lost = 4
    expect(await placed('key')).toBeInstanceOf(BackendDownError)
    expect(seen).toHaveLength(4)
    lost = 5
    expect(await placed(null)).toBeInstanceOf(BackendDownError)
    expect(seen).toHaveLength(5)
  })
})

describe('accounts', () => {
  const person = {
    id: 'cus_1',
    actor: 'customer',
    username: 'mai',
    email: 'a@b.vn',
    provider: 'local',
    confirmed: false,
    blocked: false,
    duties: [],
    ...stamps,
  }

  it('sign-in returns a token and reports wrong credentials', async () => {
    const session = { remember: null, device: null }
    const entered = { identifier: 'a@b.vn', password: 'x', session }
    answer = { status: 200, body: { token: 't', refresh: null, person } }
    expect(await commerce.call(signIn, null, entered)).toMatchObject({ token: 't' })
    expect(seen[0]?.url).toBe('/store/shop/sign-in')
    answer = { status: 401, body: { code: 'invalid_credentials', message: 'No' } }
    await expect(commerce.call(signIn, null, entered)).rejects.toThrow(NotSignedInError)
    answer = { status: 500, body: {} }
    await expect(commerce.call(signIn, null, entered)).rejects.toThrow(BackendDownError)
  })

  it('send the caller’s own token and the shop’s key', async () => {
    answer = { status: 200, body: { person } }
    const { person: me, factor_due } = await commerce.call(readMe, caller, {})
    expect([me.id, me.phone, factor_due]).toEqual(['cus_1', null, false])
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'x-publishable-api-key': 'pk',
    })
  })

  it('assert an identity only with the secret key', async () => {
    answer = { status: 200, body: { token: 't', refresh: null, person } }
    const stranger = {
      provider: 'google',
      subject: '1',
      email: null,
      name: null,
    } as const
    const session = { remember: false, device: 'Chrome, Android' }
    const given = { ...stranger, email_verified: false, session, consents: [] }
    await commerce.call(socialSignIn, 'key', given)
    expect(seen[0]?.headers.authorization).toBe(`Basic ${btoa('sk:')}`)
  })
})

describe('order lists', () => {
  it('use the route of the caller’s kind', async () => {
    answer = { status: 200, body: { orders: [], count: 0 } }
    const where = {
      kind: 'compare',
      attribute: 'id',
      type: 'integer',
      operator: '$eq',
      value: 1,
    } as const
    const query = { where, sort: [], limit: 5, offset: 10 }
    await commerce.list(listOrders, { actor: 'user', token: 't' }, query)
    const url = new URL(seen[0]?.url ?? '', 'http://x')
    expect(url.pathname).toBe('/admin/shop/orders')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      filters: '{"id":{"$eq":1}}',
      sort: '[]',
      limit: '5',
      offset: '10',
    })
  })
})
