import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 9380
const { shop } = useShop(...[0, 1, 2].map((next) => fakeProduct(product + next)))

let manager: NewStaff
let accountant: NewStaff
let desk: NewStaff

beforeAll(async () => {
  manager = await newStaff(shop, 'manager')
  accountant = await newStaff(shop, 'accountant')
  desk = await newStaff(shop, 'order-desk')
})

const post = (path: string, body: object, { token } = accountant) =>
  shop.ask(`/admin/shop${path}`, { token, body })

interface Refunded {
  id: number
  code: string
}

let placed = 0
/** A paid and cancelled order. */
async function refund(change: object = {}): Promise<Refunded> {
  const items = [{ product: product + (placed++ % 3), quantity: 1 }]
  const body = orderBody({ items, payment: 'vietqr', ...change })
  const headers = { 'Idempotency-Key': randomUUID() }
  const { id, code } = (await shop.ask('/store/shop/orders', { body, headers })).body.order
  for (const state of ['payment', 'cancel']) await post(`/orders/${id}/state`, { state }, manager)
  return { id, code }
}

const settle = (id: number, note: string | null, by = accountant) =>
  post(`/orders/${id}/refund`, { note }, by)

async function list(query: Record<string, unknown> = {}, { token } = accountant) {
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return shop.ask(`/admin/shop/refunds?${new URLSearchParams(texts)}`, { token })
}

const of = ({ code }: Refunded) => ({ filters: { code: { $eq: code } } })

describe('the list of refunds', () => {
  test('has age, amount, receiver, persons and the reference of the bank', async () => {
    const order = await refund({ name: 'Lê Thị Hoàn' })
    await shop.rows(
      "update refund_due set created_at = now() - interval '75 hours', amount = 3000000 where display_id = ?",
      [order.id],
    )
    const [due] = (await list(of(order))).body.refunds
    expect(due).toMatchObject({
      order: order.id,
      code: order.code,
      name: 'Lê Thị Hoàn',
      state: 'due',
      open: true,
      amount: 3_000_000,
      reason: 'cancelled_after_payment',
      days: 3,
      proposer: null,
      note: null,
    })
    await settle(order.id, 'FT26331ABC')
    const [proposed] = (await list(of(order))).body.refunds
    expect(proposed).toMatchObject({ state: 'proposed', open: true, proposer: 'Người accountant' })
    await settle(order.id, null, await newStaff(shop, 'accountant'))
    const [paid] = (await list(of(order))).body.refunds
    const settler = 'Người accountant'
    expect(paid).toMatchObject({ state: 'paid', open: false, settler, note: 'FT26331ABC' })
    expect(paid.settled_at).toEqual(expect.any(String))
  })

  test('is searched by reference and phone, and begins with the oldest that are due', async () => {
    const orders = [await refund(), await refund(), await refund()] as const
    const reference = randomUUID().slice(0, 12)
    await settle(orders[0].id, `Đã chuyển ${reference.toUpperCase()}`)
    await shop.rows(
      "update refund_due set created_at = now() - interval '9 days' where display_id = ?",
      [orders[2].id],
    )
    const found = await list({ words: reference })
    expect(found.body.refunds).toMatchObject([{ code: orders[0].code }])
    const codes = orders.map(({ code }) => code)
    const sorted = await list({
      filters: { code: { $in: codes } },
      sort: ['open:desc', 'createdAt:asc'],
    })
    expect(sorted.body.refunds.map(({ code }: Refunded) => code)).toEqual([
      codes[2],
      codes[1],
      codes[0],
    ])
  })

  test('is closed to staff who do not settle refunds, and to visitors', async () => {
    expect((await list({}, desk)).status).toBe(403)
    expect((await shop.ask('/admin/shop/refunds')).status).toBe(401)
  })
})
