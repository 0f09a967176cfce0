import { shopDay } from '@nas/domain/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

let staff: string

/** Times around the ends of days in the shop's time zone, seven hours ahead of UTC. */
const placed = [
  ['2025-12-31T16:59:59.999Z', 'new'],
  ['2025-12-31T17:00:00.000Z', 'complete'],
  ['2026-01-02T16:59:59.999Z', 'confirm'],
  ['2026-01-02T17:00:00.000Z', 'cancel'],
  ['2026-01-02T17:00:00.000Z', 'usercancel'],
  ['2026-02-10T05:00:00.000Z', 'rate'],
] as const

const { shop } = useShop(fakeProduct(601))

beforeAll(async () => {
  staff = await shop.staffToken()
  for (const [at, state] of placed) {
    const body = orderBody({ items: [{ product: 601, quantity: 1 }] })
    const { body: made } = await shop.ask('/store/shop/orders', { body })
    await shop.rows('update order_record set created_at = ?, state = ? where display_id = ?', [
      at,
      state,
      made.order.id,
    ])
  }
  const { id } = await newMember(shop, 'statistics@example.com')
  await shop.rows('update customer set created_at = ? where id = ?', [placed[1][0], id])
  await leaveOut(placed[1][0])
})

/** Created at this time, but in no figure: a deleted guest, customer and order. */
async function leaveOut(at: string): Promise<void> {
  await shop.rows(
    `insert into customer (id, email, has_account, created_at, deleted_at) values
     ('cus_statistics_guest', 'statistics-guest@example.com', false, ?, null),
     ('cus_statistics_gone', 'statistics-gone@example.com', true, ?, now())`,
    [at, at],
  )
  const body = orderBody({ items: [{ product: 601, quantity: 1 }] })
  const { body: made } = await shop.ask('/store/shop/orders', { body })
  await shop.rows(
    'update order_record set created_at = ?, deleted_at = now() where display_id = ?',
    [at, made.order.id],
  )
}

function ask(path: string, query: Record<string, string> = {}, token = staff) {
  return shop.ask(`/admin/shop/${path}?${new URLSearchParams(query)}`, { token })
}

const valuesOf = (body: { points: { date: string; value: number }[] }) =>
  Object.fromEntries(body.points.map(({ date, value }) => [date, value]))

const total = 130_000

describe('the statistics', () => {
  test('count whole days of the shop, both ends included', async () => {
    const { status, body } = await ask('statistics', { from: '2026-01-01', to: '2026-01-02' })
    expect(status).toBe(200)
    expect(body).toEqual({ money: 2 * total, orders: 2, users: 1 })
  })

  test('exclude the money of cancelled orders', async () => {
    const { body } = await ask('statistics', { from: '2026-01-03', to: '2026-01-03' })
    expect(body).toEqual({ money: 0, orders: 2, users: 0 })
  })

  test('count everything without a period', async () => {
    const [counted] = await shop.rows(
      `select (select count(*)::int from order_record where deleted_at is null) as orders,
       (select sum(total)::int from order_record
        where deleted_at is null and state not in ('cancel', 'usercancel')) as money,
       (select count(*)::int from customer where has_account and deleted_at is null) as users`,
    )
    expect((await ask('statistics')).body).toEqual(counted)
    const until = await ask('statistics', { to: '2025-12-31' })
    expect(until.body).toEqual({ money: total, orders: 1, users: 0 })
  })
})

describe('a chart', () => {
  const january = { from: '2025-12-31', to: '2026-01-04' }

  test('of money has a point for every day', async () => {
    const { body } = await ask('charts/money', january)
    expect(body.points).toEqual([
      { date: '2025-12-31', value: total },
      { date: '2026-01-01', value: total },
      { date: '2026-01-02', value: total },
      { date: '2026-01-03', value: 0 },
      { date: '2026-01-04', value: 0 },
    ])
  })

  test('of orders or users counts new ones', async () => {
    const orders = valuesOf((await ask('charts/orders', january)).body)
    expect(orders).toMatchObject({ '2026-01-02': 1, '2026-01-03': 2, '2026-01-04': 0 })
    const users = valuesOf((await ask('charts/users', january)).body)
    expect(users).toMatchObject({ '2025-12-31': 0, '2026-01-01': 1, '2026-01-02': 0 })
  })

  test('of months adds up the requested days', async () => {
    const months = { from: '2025-12-31', to: '2026-03-01', unit: 'month' }
    const { body } = await ask('charts/money', months)
    expect(body.points).toEqual([
      { date: '2025-12', value: total },
      { date: '2026-01', value: 2 * total },
      { date: '2026-02', value: total },
      { date: '2026-03', value: 0 },
    ])
    const cut = await ask('charts/money', { ...months, from: '2026-01-02' })
    expect(valuesOf(cut.body)).toEqual({ '2026-01': total, '2026-02': total, '2026-03': 0 })
  })

  test('covers the last 30 days by default', async () => {
    const { body } = await ask('charts/orders')
    expect(body.points).toHaveLength(30)
    expect(body.points.at(-1).date).toBe(shopDay(new Date()))
  })

  test('has at most 3,700 points', async () => {
    const most = await ask('charts/money', { from: '2016-01-01', to: '2026-02-16' })
    expect([most.status, most.body.points?.length]).toEqual([200, 3_700])
    const more = await ask('charts/money', { from: '2016-01-01', to: '2026-02-17' })
    expect(more).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})

test.each([
  ['statistics', { from: '2026-02-30' }],
  ['statistics', { from: 'yesterday' }],
  ['statistics', { from: '2026-01-02', to: '2026-01-01' }],
  ['charts/money', { from: '2026-01-02', to: '2026-01-01' }],
  ['charts/money', { to: "2026-01-01' or 1=1" }],
  ['charts/money', { unit: 'week' }],
])('%s rejects %j', async (path, query: Record<string, string>) => {
  expect(await ask(path, query)).toMatchObject({ status: 400, body: { code: 'invalid' } })
})

test('rejects an unknown chart', async () => {
  expect((await ask('charts/toString')).status).toBe(404)
})

test('only staff read figures', async () => {
  const member = await shop.memberToken()
  for (const path of ['statistics', 'charts/money', 'charts/users']) {
    expect((await ask(path, {}, member)).status).toBe(401)
    expect((await shop.ask(`/admin/shop/${path}`)).status).toBe(401)
  }
})
