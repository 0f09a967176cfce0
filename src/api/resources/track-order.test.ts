import { proveWork } from '@nas/callers/prove-work'
import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody } from '../../../tests/support/order-body.ts'

type Api = ReturnType<typeof apiUnderTest>

const anOrder = (api: Api) => api.call('POST', '/api/app/createorder', { body: orderBody })

const track = (api: Api, code: string, phone: string, from?: string) =>
  api.call('POST', '/api/app/trackorder', { body: { code, phone }, ...(from && { from }) })

/** Wrong phones at once, from one address or from many. */
const guesses = (api: Api, times: number, from: (time: number) => string) =>
  Promise.all(
    Array.from({ length: times }, (_, time) => track(api, 'nas-1', '0987654321', from(time))),
  )

describe('the phone of an order', () => {
  it('can be guessed ten times from anywhere, then ever slower', async () => {
    const api = apiUnderTest({})
    await anOrder(api)
    const free = await guesses(api, 11, (time) => `198.51.100.${time}`)
    expect(new Set(free.map(({ status }) => status))).toEqual(new Set([400]))
    const slowed = await track(api, 'NAS-1', orderBody.phone, '198.51.100.99')
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await track(api, 'NAS-9', orderBody.phone)).status).toBe(400)
  })

  it('stays open to a client that ordered or tracked there before', async () => {
    const api = apiUnderTest({})
    await anOrder(api)
    const from = (address?: string) => track(api, 'NAS-1', orderBody.phone, address)
    const elsewhere = '203.0.113.7'
    const stranger = '198.51.100.1'
    expect((await from(elsewhere)).status).toBe(200)
    await guesses(api, 11, () => stranger)
    expect((await from(stranger)).status).toBe(429)
    expect([(await from()).status, (await from(elsewhere)).status]).toEqual([200, 200])
  })
})

it('a customer elsewhere who does a proof of work need not wait', async () => {
  const api = apiUnderTest({})
  await anOrder(api)
  for (let count = 0; count < 30; count += 1) {
    await api.services.limiter.orders.takeProven('NAS-1', 'stranger')
  }
  await guesses(api, 1, () => '198.51.100.1')
  const elsewhere = '203.0.113.7'
  const refused = await track(api, 'NAS-1', orderBody.phone, elsewhere)
  const proof = await proveWork(refused.body.error.details.challenge)
  const answer = await api.call('POST', '/api/app/trackorder', {
    body: { code: 'NAS-1', phone: orderBody.phone },
    headers: { 'Proof-Of-Work': `${proof}` },
    from: elsewhere,
  })
  expect(answer.status).toBe(200)
})

it('codes cannot be tried out', async () => {
  const api = apiUnderTest({ trackOrderPerAddress: { points: 2, seconds: 60 } })
  for (const code of ['NAS-7', 'NAS-8']) {
    expect((await track(api, code, orderBody.phone)).status).toBe(400)
  }
  expect((await track(api, 'NAS-9', orderBody.phone)).status).toBe(429)
})

it('what commerce could not answer is not counted', async () => {
  const api = apiUnderTest({ trackOrderPerAddress: { points: 1, seconds: 60 } })
  await anOrder(api)
  api.commerce.down = true
  expect((await track(api, 'NAS-1', orderBody.phone)).status).toBe(503)
  api.commerce.down = false
  expect((await track(api, 'NAS-1', orderBody.phone)).status).toBe(200)
})
