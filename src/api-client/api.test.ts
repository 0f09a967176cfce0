import qs from 'qs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, provideToken, queryText } from './api.ts'
import { ApiError } from './api-error.ts'
import { createOrder } from './orders.ts'
import { fetchMe } from './session.ts'

const signedOut = { read: () => '', renew: async () => '' }
const signedIn = { read: () => 'abc', renew: async () => '' }

const calls: { url: string; init: RequestInit }[] = []

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

function headersOfLastCall(): Headers {
  return new Headers(calls.at(-1)?.init.headers)
}

afterEach(() => {
  vi.unstubAllGlobals()
  provideToken(signedOut)
  calls.length = 0
})

describe('queries', () => {
  it('are parsed correctly by `qs`', () => {
    const query = {
      filters: { id: { $in: [1, 25] }, name: { $containsi: 'đồng & 100%' }, none: undefined },
      populate: ['thub', 'related.thub'],
      pagination: { page: 2 },
    }
    expect(qs.parse(queryText(query))).toEqual({
      filters: { id: { $in: ['1', '25'] }, name: { $containsi: 'đồng & 100%' } },
      populate: ['thub', 'related.thub'],
      pagination: { page: '2' },
    })
  })
})

describe('the token', () => {
  it('is sent only with calls whose response depends on the caller', async () => {
    provideToken(signedIn)
    answerWith(200, {})
    await api.get('/api/orders', { sort: 'id:desc' })
    expect(headersOfLastCall().get('authorization')).toBe('Bearer abc')
    await api.get('/api/products')
    expect(headersOfLastCall().has('authorization')).toBe(false)
    provideToken({ ...signedIn, withAll: true })
    await api.get('/api/products')
    expect(headersOfLastCall().get('authorization')).toBe('Bearer abc')
    await fetchMe('other').catch(() => {})
    expect(headersOfLastCall().get('authorization')).toBe('Bearer other')
  })

  it('is renewed when it is invalid, and the call is repeated', async () => {
    const renew = vi.fn(async () => 'new')
    provideToken({ read: () => 'old', renew })
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      calls.push({ url, init })
      const isNew = new Headers(init.headers).get('authorization') === 'Bearer new'
      return new Response('{"data":1}', { status: isNew ? 200 : 401 })
    })
    expect(await api.get('/api/orders')).toEqual({ data: 1 })
    expect(renew.mock.calls).toEqual([['old']])
    expect(calls).toHaveLength(2)
  })

  it('that cannot be renewed leaves the rejection unchanged; an outage is reported as one', async () => {
    answerWith(401, {})
    provideToken(signedIn)
    await expect(api.get('/api/orders')).rejects.toMatchObject({ status: 401 })
    expect(calls).toHaveLength(1)
    const down = new ApiError({ status: 503, name: 'ServiceUnavailableError', message: 'down' })
    provideToken({ ...signedIn, renew: () => Promise.reject(down) })
    await expect(api.get('/api/orders')).rejects.toBe(down)
  })
})

describe('a file', () => {
  it('has the name that the server gives it', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="orders-2026-11-22.csv"' }
    vi.stubGlobal('fetch', async () => new Response('a,b', { headers }))
    const { file, name } = await api.download('/api/app/export/orders', { locale: 'vi' })
    expect([await file.text(), name]).toEqual(['a,b', 'orders-2026-11-22.csv'])
  })

  it('that is rejected is an error like any other', async () => {
    answerWith(403, { data: null, error: { status: 403, name: 'ForbiddenError', message: 'x' } })
    await expect(api.download('/api/app/export/orders')).rejects.toMatchObject({ status: 403 })
  })
})

describe('a failure', () => {
  it('reports code, fields and the new total', async () => {
    const details = {
      code: 'price_changed',
      total: 5,
      errors: [{ path: ['cartitems', 0], message: 'x', name: 'ApplicationError', price: 3 }],
    }
    const error = { status: 400, name: 'ApplicationError', message: 'x', details }
    answerWith(400, { data: null, error })
    const thrown = await createOrder({} as never, 'key').catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(ApiError)
    expect(thrown).toMatchObject({ status: 400, code: 'price_changed', total: 5 })
    expect((thrown as ApiError).errors[0]?.price).toBe(3)
    expect(headersOfLastCall().get('idempotency-key')).toBe('key')
  })

  it.each([
    [503, '<html>', 'service_unavailable'],
    [502, 'bad gateway', 'unknown'],
    [401, '', 'unauthorized'],
    [200, 'not json', 'unknown'],
  ])('%i that is not a response of /api', async (status, body, code) => {
    answerWith(status, body)
    await expect(api.get('/api/orders')).rejects.toMatchObject({ status, code })
  })

  it('of the network has its own code', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
    await expect(api.get('/api/products')).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it('after an abort is the reason of the abort', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
      Promise.reject(signal?.reason),
    )
    await expect(api.get('/api/products', {}, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
