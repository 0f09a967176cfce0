import type { OrderShare } from '@nas/contract/statistics/operations'
import { shopDay } from '@nas/domain/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const { shop } = useShop(fakeProduct(8901), fakeProduct(8902))

let staff: string

interface Placed {
  at: string
  state: string
  province?: string
  items?: [product: number, quantity: number][]
}

/** Of a fake product. */
const unitPrice = 100_000
const serum = 8901
const cream = 8902
const hanoi = 'Thành phố Hà Nội'

/** March 2032 begins in the shop at 17:00 UTC; no other data is of that year. */
const orders: Placed[] = [
  { at: '2032-02-29T16:59:59.999Z', state: 'complete', items: [[cream, 1]] },
  { at: '2032-02-29T17:00:00.000Z', state: 'new' },
  { at: '2032-03-01T16:59:59.999Z', state: 'complete', items: [[serum, 2]], province: hanoi },
  {
    at: '2032-03-01T17:00:00.000Z',
    state: 'delivery',
    items: [
      [serum, 1],
      [cream, 3],
    ],
  },
  { at: '2032-03-02T05:00:00.000Z', state: 'cancel', items: [[cream, 1]], province: hanoi },
  { at: '2032-03-02T06:00:00.000Z', state: 'usercancel', items: [[cream, 1]] },
  { at: '2032-03-02T16:59:59.999Z', state: 'rate' },
  { at: '2032-03-02T17:00:00.000Z', state: 'new', items: [[cream, 1]] },
]

beforeAll(async () => {
  staff = await shop.staffToken()
  for (const { at, state, province, items = [[serum, 1]] } of orders) {
    const body = orderBody({
      ...(province !== undefined && { province }),
      items: items.map(([product, quantity]) => ({ product, quantity })),
    })
    const { body: made } = await shop.ask('/store/shop/orders', { body })
    expect(made).toHaveProperty('order.id')
    await shop.rows('update order_record set created_at = ?, state = ? where display_id = ?', [
      at,
      state,
      made.order.id,
    ])
  }
  const { id } = await newMember(shop, 'figures@example.com')
  await shop.rows("update customer set created_at = '2032-03-02T16:59:59.999Z' where id = ?", [id])
})

async function ask(path: string, query: Record<string, string> = days) {
  const { status, body } = await shop.ask(`/admin/shop/${path}?${new URLSearchParams(query)}`, {
    token: staff,
  })
  return { status, body }
}

const days = { from: '2032-03-01', to: '2032-03-02' }

/** The rows of a period, selected by a query other than the statistics'. */
async function inDatabase({ from, to } = days) {
  const rows = await shop.rows<{ state: string; total: string; created_at: Date }>(
    'select state, total, created_at from order_record where deleted_at is null',
  )
  const placed = rows.filter(({ created_at: at }) => shopDay(at) >= from && shopDay(at) <= to)
  const kept = placed.filter(({ state }) => !state.endsWith('cancel'))
  return {
    orders: placed.length,
    cancelled: placed.length - kept.length,
    money: kept.reduce((sum, { total }) => sum + Number(total), 0),
  }
}

describe('the figures of a period', () => {
  test('equal those of the database to the đồng and the millisecond', async () => {
    const { body } = await ask('statistics/figures')
    const found = await inDatabase()
    expect(found).toMatchObject({ orders: 6, cancelled: 2 })
    expect(body.period).toEqual({ ...days, ...found, users: 1, returned: 0 })
  })

  test('include those of the preceding period of the same length', async () => {
    const { body } = await ask('statistics/figures')
    const before = { from: '2032-02-28', to: '2032-02-29' }
    const found = await inDatabase(before)
    expect(found).toMatchObject({ orders: 1, cancelled: 0 })
    expect(body.before).toEqual({ ...before, ...found, users: 0, returned: 0 })
  })

  test('are zero for a period without orders', async () => {
    const day = { from: '2033-07-01', to: '2033-07-01' }
    const nothing = { orders: 0, cancelled: 0, returned: 0, users: 0, money: 0 }
    const { body } = await ask('statistics/figures', day)
    expect(body).toEqual({
      period: { ...day, ...nothing },
      before: { from: '2033-06-30', to: '2033-06-30', ...nothing },
    })
    for (const by of ['state', 'payment', 'province']) {
      expect((await ask(`shares/${by}`, day)).body).toEqual({ shares: [] })
    }
    expect((await ask('statistics/products', day)).body).toEqual({ products: [] })
  })

  test('cover the last 30 days by default', async () => {
    const { body } = await ask('statistics/figures', {})
    expect(body.period.to).toBe(shopDay(new Date()))
    expect(Date.parse(body.period.to) - Date.parse(body.period.from)).toBe(29 * 86_400_000)
  })
})

describe('an order that is moved', () => {
  const today = { from: shopDay(new Date()), to: shopDay(new Date()) }

  const figuresNow = async () => (await ask('statistics/figures', today)).body.period

  async function moved(id: number, ...states: string[]): Promise<void> {
    for (const state of states) {
      const path = `/admin/shop/orders/${id}/state`
      const { status } = await shop.ask(path, { body: { state }, token: staff })
      expect([state, status]).toEqual([state, 200])
    }
  }

  async function place(): Promise<{ id: number; total: number }> {
    const body = orderBody({ items: [{ product: serum, quantity: 1 }] })
    return (await shop.ask('/store/shop/orders', { body })).body.order
  }

  test('counts immediately, and its money until it is cancelled', async () => {
    const before = await figuresNow()
    const { id, total } = await place()
    const placed = { ...before, orders: before.orders + 1, money: before.money + Number(total) }
    expect(await figuresNow()).toEqual(placed)
    await moved(id, 'confirm')
    expect(await figuresNow()).toEqual(placed)
    await moved(id, 'cancel')
    const cancelled = { ...placed, money: before.money, cancelled: before.cancelled + 1 }
    expect(await figuresNow()).toEqual(cancelled)
    expect(await figuresNow()).toMatchObject(await inDatabase(today))
  })

  test('counts as a return when it was in delivery', async () => {
    const before = await figuresNow()
    const { id } = await place()
    await moved(id, 'pickitem', 'delivery', 'cancel')
    expect(await figuresNow()).toEqual({
      ...before,
      orders: before.orders + 1,
      cancelled: before.cancelled + 1,
      returned: before.returned + 1,
    })
  })
})

describe('the shares of a period', () => {
  test.each(['state', 'payment', 'province'])('by %s add up to the figures', async (by) => {
    const { body } = await ask(`shares/${by}`)
    const { orders, money } = await inDatabase()
    const sum = (field: 'orders' | 'money') =>
      body.shares.reduce((all: number, share: OrderShare) => all + share[field], 0)
    expect([sum('orders'), sum('money')]).toEqual([orders, money])
  })

  test('group orders, largest first', async () => {
    const { body } = await ask('shares/province')
    expect(body.shares.map(({ key, orders }: OrderShare) => [key, orders])).toEqual([
      ['Thành phố Hồ Chí Minh', 4],
      [hanoi, 2],
    ])
    const states = (await ask('shares/state')).body.shares
    expect(states).toHaveLength(6)
    expect(states).toContainEqual({ key: 'cancel', orders: 1, money: 0 })
  })

  test('reject an unknown grouping', async () => {
    expect((await ask('shares/phone')).status).toBe(404)
    expect((await ask('shares/toString')).status).toBe(404)
  })
})

test('products are those of orders not cancelled, by revenue', async () => {
  const { body } = await ask('statistics/products')
  expect(body.products).toEqual([
    { product: serum, name: expect.any(String), units: 5, money: 5 * unitPrice },
    { product: cream, name: expect.any(String), units: 3, money: 3 * unitPrice },
  ])
})

test.each(['statistics/figures', 'statistics/products', 'shares/state'])(
  '%s refuses a period that ends before it begins, and callers who are not staff',
  async (path) => {
    const backward = { from: '2026-01-02', to: '2026-01-01' }
    expect(await ask(path, backward)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    const token = await shop.memberToken()
    expect((await shop.ask(`/admin/shop/${path}`, { token })).status).toBe(401)
    expect((await shop.ask(`/admin/shop/${path}`)).status).toBe(401)
  },
)
