import { brotliDecompressSync } from 'node:zlib'
import { listShippings } from '@nas/contract/catalogue/operations'
import { describe, expect, it, vi } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { tokenOf } from '../../../tests/support/fake-commerce.ts'
import { orderBody } from '../../../tests/support/order-body.ts'
import { sampleProduct } from '../../../tests/support/sample-records.ts'
import { handleApi } from './web-api.ts'

const api = apiUnderTest()
const { call, get } = api

describe('every response', () => {
  it('is JSON with nosniff, and not cached when it is personal', async () => {
    const { headers } = await get('/api/products')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await get('/api/products', 'member')).headers.get('cache-control')).toBe(
      'private, no-store',
    )
    expect((await get('/api/orders')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('names only the origin of the shop itself', async () => {
    const from = async (origin: string, method = 'GET') =>
      (await call(method, '/api/products', { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await from('https://shop.example')).toBe('https://shop.example')
    expect(await from('https://evil.example')).toBeNull()
    expect(await from('https://shop.example', 'OPTIONS')).toBe('https://shop.example')
  })
})

describe('paths and methods', () => {
  it.each([
    '/api',
    '/api/',
    '/api/khongco',
    '/api/products/1/2',
    '/api/products/:id',
    '/api/%E0%A4%A',
    '/api/products/%0D1',
    '/api/products/%E2%80%A8',
    '/api/likes/%zz?x=%zz',
  ])('404 for %s', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.error).toMatchObject({ status: 404, name: 'NotFoundError', message: 'Not Found' })
  })

  it('ignores slashes at the end', async () => {
    for (const path of ['/api/products/', '/api/products//?sort=id']) {
      expect((await get(path)).status).toBe(200)
    }
  })

  it('answers HEAD without a body', async () => {
    expect(await call('HEAD', '/api/products')).toMatchObject({ status: 200, body: null })
  })
})

describe('cached responses', () => {
  it('are for visitors: staff see inactive records before and after', async () => {
    const inactive = async (as?: 'member' | 'staff') => (await get('/api/products/4', as)).status
    expect(await inactive('staff')).toBe(200)
    expect(await inactive()).toBe(404)
    expect(await inactive('staff')).toBe(200)
    const total = async (as?: 'member' | 'staff') =>
      (await get('/api/products', as)).body.meta.pagination.total
    expect([await total(), await total('staff'), await total(), await total('member')]).toEqual([
      5, 6, 5, 5,
    ])
  })
})

describe('lists of content', () => {
  const list = '/api/products?populate[thub]=*&populate[related][fields]=name&sort=id'
  const changed = apiUnderTest()
  const rename = (name: string) =>
    changed.content.table('products').put(sampleProduct(2, { name, related: [1] }))

  it('are the same from serialized records, which follow their relations', async () => {
    rename('Cũ')
    await changed.get(list)
    const shown = await changed.get(`${list}&filters[id][$lte]=3`)
    expect(shown.body).toEqual((await changed.get(`${list}&filters[id][$lte]=3`, 'member')).body)
    rename('Mới')
    const [first] = (await changed.get(`${list}&filters[id][$lte]=3`)).body.data
    expect(first.attributes.related.data[0].attributes).toEqual({ name: 'Mới' })
  })

  it('are compressed for browsers', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const request = new Request(`https://shop.example${list}`, { headers })
    const response = await handleApi(request, changed.context, changed.services)
    expect(response.headers.get('content-encoding')).toBe('br')
    const body = brotliDecompressSync(await response.arrayBuffer()).toString()
    expect(JSON.parse(body)).toEqual((await changed.get(list)).body)
  })
})

describe('tokens', () => {
  const bad = {
    'not a token': 'Bearer abc',
    'another scheme': 'Basic YWJjOmRlZg==',
    'nothing after Bearer': 'Bearer ',
    'forged signature': `Bearer ${api.tokens.member}x`,
    'no claims': 'Bearer a.b.c',
    expired: `Bearer ${tokenOf(api.accounts.member, 1_000_000_000)}`,
    'unknown actor': `Bearer x.${Buffer.from('{"actor_type":"api-key"}').toString('base64url')}.y`,
  }
  it.each(Object.entries(bad))('401 on public calls too: %s', async (_what, authorization) => {
    const { status, body } = await call('GET', '/api/products', { headers: { authorization } })
    expect(status).toBe(401)
    expect(body.error).toMatchObject({
      name: 'UnauthorizedError',
      message: 'Missing or invalid credentials',
    })
  })
})

it('NUL in a deeply nested body is rejected', async () => {
  const depth = 15_000
  const body = `{"identifier":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`
  expect((await call('POST', '/api/auth/local', { body })).status).toBe(400)
})

it('half of a surrogate pair is rejected, which no JSON column takes', async () => {
  const sent = (note: string) =>
    call('POST', '/api/app/createorder', { body: { ...orderBody, note } })
  expect((await sent('Giao buổi chiều 🌷')).status).toBe(200)
  expect((await sent('Giao buổi chiều \ud83c')).status).toBe(400)
})

describe('limits', () => {
  it('a search text has at most 200 characters', async () => {
    const statusOf = async (length: number) =>
      (await get(`/api/orders?_q=${'('.repeat(length)}`, 'staff')).status
    expect([await statusOf(200), await statusOf(201)]).toEqual([200, 400])
  })

  it('reads of an account are counted by account', async () => {
    const limited = apiUnderTest({ read: { points: 2, seconds: 60 } })
    const statusOf = async (as?: 'member' | 'other') =>
      (await limited.get('/api/products', as)).status
    const statuses = [await statusOf('member'), await statusOf('member'), await statusOf('member')]
    expect(statuses).toEqual([200, 200, 429])
    expect(await statusOf('other')).toBe(200)
  })

  it('every call that is no read counts, also without a limit of its own', async () => {
    const limited = apiUnderTest({ change: { points: 2, seconds: 60 } })
    const statusOf = async (as?: 'member') =>
      (await limited.call('POST', '/api/app/signout', { body: {}, ...(as && { as }) })).status
    const statuses = [await statusOf(), await statusOf(), await statusOf()]
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true])
    expect(await statusOf('member')).not.toBe(429)
    expect((await limited.get('/api/products')).status).toBe(200)
  })

  it('a repeated large response costs more than one point', async () => {
    const limited = apiUnderTest({ read: { points: 9, seconds: 60 } })
    const statuses = []
    for (let at = 0; at < 9; at += 1) statuses.push((await limited.get('/api/openapi.json')).status)
    expect(statuses).toContain(429)
  })

  it('rejected tokens are limited by address, and accepted ones go on', async () => {
    const limited = apiUnderTest({ refusedToken: { points: 2, seconds: 60 } })
    const me = (as: 'member' | 'other') => limited.get('/api/users/me', as)
    const forged = async (at: number) => {
      const headers = { authorization: `Bearer ${limited.tokens.member}${at}` }
      return (await limited.call('GET', '/api/users/me', { headers })).status
    }
    expect((await me('member')).status).toBe(200)
    const asked = vi.spyOn(limited.commerce, 'call')
    const statuses = [await forged(1), await forged(2), await forged(3), await forged(4)]
    expect(statuses).toEqual([401, 401, 429, 429])
    expect(asked).toHaveBeenCalledTimes(3)
    expect((await me('member')).status).toBe(200)
    expect((await me('other')).status).toBe(429)
  })
})

describe('a failure', () => {
  it('of commerce is 503 for the calls that need it, and affects no others', async () => {
    const broken = apiUnderTest()
    broken.commerce.down = true
    const { status, body, headers } = await broken.get('/api/shippings')
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('10')
    expect(body.error).toMatchObject({
      name: 'ServiceUnavailableError',
      details: { code: 'service_unavailable' },
    })
    expect((await broken.get('/api/products')).status).toBe(200)
  })

  it('of ours is a bare 500, logged without the query', async () => {
    const broken = apiUnderTest()
    broken.commerce.answer(listShippings, () => Promise.reject(new Error('secret at /srv/app.ts')))
    const { status, body } = await broken.get('/api/shippings?filters[name]=0912345678')
    expect(status).toBe(500)
    expect(body.error).toEqual({
      status: 500,
      name: 'InternalServerError',
      message: 'Internal Server Error',
      details: {},
    })
    expect(broken.logged).toHaveLength(1)
    expect(JSON.stringify(broken.logged)).not.toContain('0912345678')
  })
})
