import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody } from '../../../tests/support/order-body.ts'

type Api = ReturnType<typeof apiUnderTest>

async function anOrder(api: Api, as?: 'member' | 'other') {
  await api.call('POST', '/api/app/createorder', { body: orderBody, ...(as && { as }) })
  const order = api.commerce.placed.at(-1)
  if (order === undefined) throw new Error('No order was placed')
  return order
}

describe('an order', () => {
  it('returns its history and ratings when they are populated', async () => {
    const api = apiUnderTest()
    const { id } = await anOrder(api, 'member')
    const body = { data: { state: 'usercancel', reason: ' Đặt nhầm ' } }
    await api.call('PUT', `/api/orders/${id}`, { as: 'member', body })
    const plain = await api.get(`/api/orders/${id}`, 'member')
    expect(plain.body.data.attributes).not.toHaveProperty('history')
    expect(plain.body.data.attributes).not.toHaveProperty('ratings')
    const { attributes } = (await api.get(`/api/orders/${id}?populate=*`, 'member')).body.data
    expect(attributes.ratings).toEqual([])
    const at = expect.any(String)
    expect(attributes.history).toEqual([
      { id: 'move_1', from: null, to: 'new', actor: 'customer', at, reason: null, who: null },
      {
        ...{ id: 'move_2', from: 'new', to: 'usercancel', actor: 'customer', at },
        ...{ reason: 'Đặt nhầm', who: null },
      },
    ])
  })

  it('cannot be filtered by what happened to it', async () => {
    const api = apiUnderTest()
    for (const query of ['filters[history][who]=a', 'filters[ratings][stars]=5', 'sort=history']) {
      expect((await api.get(`/api/orders?${query}`, 'staff')).status).toBe(400)
    }
  })

  it('takes a reason of 500 characters and no more', async () => {
    const api = apiUnderTest()
    const { id } = await anOrder(api, 'member')
    const cancel = (reason: unknown) =>
      api.call('PUT', `/api/orders/${id}`, {
        as: 'member',
        body: { data: { state: 'usercancel', reason } },
      })
    const long = await cancel('x'.repeat(501))
    expect([long.status, long.body.error.details.code]).toEqual([400, 'invalid'])
    expect((await cancel({ $ne: '' })).status).toBe(400)
    expect((await cancel('x'.repeat(500))).status).toBe(200)
  })
})

describe('POST /app/rateorder', () => {
  const ratings = [{ cartitem: 'line_0', stars: 4, words: '<b>Tốt</b> & rẻ' }]

  it('keeps words as the text they are', async () => {
    const api = apiUnderTest()
    const { id: order } = await anOrder(api, 'member')
    const path = '/api/app/rateorder?populate=ratings'
    const { status, body } = await api.call('POST', path, {
      as: 'member',
      body: { order, ratings },
    })
    expect([status, body.data.attributes.state]).toEqual([200, 'rate'])
    expect(body.data.attributes.ratings).toEqual([
      {
        ...{ id: 'rating_1', cartitem: 'line_0', product: 1, stars: 4 },
        ...{ words: '<b>Tốt</b> & rẻ', state: 'new', at: expect.any(String) },
        ...{ reason: null, reply: null },
      },
    ])
  })

  it('is for members, and their own orders', async () => {
    const api = apiUnderTest()
    const body = { data: { order: (await anOrder(api, 'member')).id, ratings } }
    const statusFor = async (as?: 'staff' | 'other') =>
      (await api.call('POST', '/api/app/rateorder', { body, ...(as && { as }) })).status
    expect(await statusFor()).toBe(403)
    expect(await statusFor('staff')).toBe(403)
    expect(await statusFor('other')).toBe(404)
    expect(api.commerce.ratings.all).toEqual([])
  })

  it.each([0, 6, 2.5, '5', null])('takes no %j stars', async (stars) => {
    const api = apiUnderTest()
    const { id: order } = await anOrder(api, 'member')
    const body = { order, ratings: [{ cartitem: 'line_0', stars }] }
    const answer = await api.call('POST', '/api/app/rateorder', { as: 'member', body })
    expect(answer.status).toBe(400)
    expect(answer.body.error.details.errors[0]).toMatchObject({
      path: ['ratings', 0, 'stars'],
      code: 'stars_invalid',
    })
  })

  it.each([
    ['no rating', { ratings: [] }],
    ['no order', { order: undefined }],
    ['a line that is no text', { ratings: [{ cartitem: { $ne: 1 }, stars: 5 }] }],
    ['too many words', { ratings: [{ cartitem: 'line_0', stars: 5, words: 'x'.repeat(2001) }] }],
    ['too many ratings', { ratings: Array(101).fill({ cartitem: 'line_0', stars: 5 }) }],
  ])('takes no body with %s', async (_what, changes) => {
    const api = apiUnderTest()
    const body = { order: 1, ratings, ...changes }
    expect((await api.call('POST', '/api/app/rateorder', { as: 'member', body })).status).toBe(400)
  })
})

describe('POST /app/reorder', () => {
  it('returns what can be bought again of an own order only', async () => {
    const api = apiUnderTest()
    const body = { order: (await anOrder(api, 'member')).id }
    const own = await api.call('POST', '/api/app/reorder', { as: 'member', body })
    expect(own.body).toEqual({
      data: { items: [{ product: 1, quantity: 2, price: 100_000 }], changes: [] },
    })
    const other = await api.call('POST', '/api/app/reorder', { as: 'other', body })
    expect([other.status, other.body.data]).toEqual([404, null])
    expect((await api.call('POST', '/api/app/reorder', { body })).status).toBe(403)
  })
})

describe('POST /app/trackorder', () => {
  const track = (api: Api, code: string, phone: string, from?: string) =>
    api.call('POST', '/api/app/trackorder', { body: { code, phone }, ...(from && { from }) })

  /** Wrong phones at once, from one address or from many. */
  const guesses = (api: Api, times: number, from: (time: number) => string) =>
    Promise.all(
      Array.from({ length: times }, (_, time) => track(api, 'nas-1', '0987654321', from(time))),
    )

  it('returns how the order stands, and nothing of its customer', async () => {
    const api = apiUnderTest()
    const order = await anOrder(api)
    const { status, body } = await track(api, ' nas-1 ', orderBody.phone)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      code: order.code,
      state: 'new',
      createdAt: order.created_at,
      estimated_pickup: null,
      estimated_delivery: null,
      total: order.total,
      payment_method: 'cod',
      history: [{ to: 'new', at: order.created_at }],
      items: [{ name: 'x', quantity: 2 }],
      ...{ payment_url: null, payment_until: null, transfer: null },
    })
  })

  it('refuses a wrong code and a wrong phone alike, and no quicker', async () => {
    const api = apiUnderTest()
    await anOrder(api)
    const refusals = []
    for (const [code, phone] of [
      ['NAS-2', orderBody.phone],
      ['NAS-1', '0987654321'],
      ['khong phai ma', orderBody.phone],
    ] as const) {
      const started = performance.now()
      const { status, body } = await track(api, code, phone)
      expect(performance.now() - started).toBeGreaterThanOrEqual(245)
      refusals.push([status, body.error.name, body.error.message, body.error.details])
    }
    expect(refusals[0]).toMatchObject([400, 'ApplicationError', {}, { code: 'order_unknown' }])
    expect(refusals[1]).toEqual(refusals[0])
    expect(refusals[2]).toEqual(refusals[0])
  })

  it('can be guessed ten times from anywhere, then ever slower', async () => {
    const api = apiUnderTest({})
    await anOrder(api)
    const free = await guesses(api, 11, (time) => `198.51.100.${time}`)
    expect(new Set(free.map(({ status }) => status))).toEqual(new Set([400]))
    const slowed = await track(api, 'NAS-1', orderBody.phone, '198.51.100.99')
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await track(api, 'NAS-9', orderBody.phone)).status).toBe(400)
  })

  it('stays open to whoever ordered there or was right there before', async () => {
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

  it('cannot be used to try out codes', async () => {
    const api = apiUnderTest({ trackOrderPerAddress: { points: 2, seconds: 60 } })
    for (const code of ['NAS-7', 'NAS-8']) {
      expect((await track(api, code, orderBody.phone)).status).toBe(400)
    }
    expect((await track(api, 'NAS-9', orderBody.phone)).status).toBe(429)
  })

  it('does not count what commerce could not answer', async () => {
    const api = apiUnderTest({ trackOrderPerAddress: { points: 1, seconds: 60 } })
    await anOrder(api)
    api.commerce.down = true
    expect((await track(api, 'NAS-1', orderBody.phone)).status).toBe(503)
    api.commerce.down = false
    expect((await track(api, 'NAS-1', orderBody.phone)).status).toBe(200)
  })
})
