import crypto from 'node:crypto'
import { Modules } from '@medusajs/framework/utils'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { operationRoutes } from '../src/api/operation-routes'
import { useShop } from './support/shop'

const { shop } = useShop()

const withoutKey = { headers: { 'x-publishable-api-key': '' } }

test('the routes of the shop need no publishable key', async () => {
  expect((await shop.ask('/store/shop/shippings', withoutKey)).status).toBe(200)
  expect((await shop.ask('/store/carts', withoutKey)).status).toBe(400)
})

describe('a secret key', () => {
  const keys = () => shop.container.resolve(Modules.API_KEY)
  const ask = async (key: string) => {
    const authorization = `Basic ${btoa(`${key}:`)}`
    return (await shop.ask('/admin/shop/sold', { headers: { authorization } })).status
  }
  const newKey = () => keys().createApiKeys({ title: 'Tests', type: 'secret', created_by: 'tests' })

  test('is hashed once', async () => {
    const { token } = await newKey()
    const scrypt = vi.spyOn(crypto, 'scrypt')
    expect([await ask(token), await ask(token), await ask(token)]).toEqual([200, 200, 200])
    expect(scrypt).toHaveBeenCalledOnce()
  })

  test('is rejected at once when it is revoked, also after it was used', async () => {
    const { id, token } = await newKey()
    expect(await ask(token)).toBe(200)
    await keys().revoke(id, { revoked_by: 'tests' })
    expect(await ask(token)).toBe(401)
  })

  test('is rejected when one letter differs that the redacted form hides', async () => {
    const { token } = await newKey()
    expect(await ask(token)).toBe(200)
    const letter = token[10] === 'a' ? 'b' : 'a'
    expect(await ask(`${token.slice(0, 10)}${letter}${token.slice(11)}`)).toBe(401)
  })
})

describe('the key of the front server', () => {
  const open = [
    'POST /admin/shop/content-sync',
    'POST /admin/shop/sign-in-holder',
    'GET /admin/shop/sold',
    'GET /admin/shop/sold-out',
    'GET /admin/shop/star-counts',
    'POST /admin/shop/social/link',
    'POST /admin/shop/social',
    'GET /admin/shop/trail',
    'GET /admin/shop/users/any',
  ]
  const statuses = new Map<string, number>()

  beforeAll(async () => {
    const headers = await shop.machine()
    for (const { methods, matcher } of operationRoutes) {
      if (!matcher.startsWith('/admin/')) continue
      const [method] = methods
      const path = matcher.replaceAll(/:\w+/g, 'any')
      const body = method === 'GET' ? undefined : {}
      const { status } = await shop.ask(path, { method, headers, body })
      statuses.set(`${method} ${path}`, status)
    }
  })

  test('reaches the routes that the front server calls, and no others', () => {
    const reached = [...statuses].filter(([, status]) => status !== 403).map(([call]) => call)
    expect(reached.toSorted()).toEqual(open.toSorted())
  })

  test('cannot create a manager', () => {
    expect(statuses.get('POST /admin/shop/staff')).toBe(403)
    expect(statuses.get('POST /admin/shop/staff/any/duties')).toBe(403)
  })
})
