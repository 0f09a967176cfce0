import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@nas/domain/roles'
import { beforeAll, describe, expect, test } from 'vitest'
import { initialStock } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { runningSettings } from './support/running-settings'
import { useShop } from './support/shop'

const [first, second, scarce, plenty] = [9390, 9391, 9392, 9393] as const
/** Taken in turn, because each has little stock. */
const others = [9394, 9395, 9396, 9397, 9398]
const { shop } = useShop(
  ...[first, second, scarce, plenty, ...others].map((number) => fakeProduct(number)),
)

let desk: NewStaff

beforeAll(async () => {
  desk = await newStaff(shop, 'order-desk')
})

let phones = 0
const newPhone = () => `09870004${String(phones++).padStart(2, '0')}`

const total = 130_000

/** An order of one piece for 130,000 đ with its delivery. */
function callerBody(change: Record<string, unknown> = {}) {
  const { consents: _, create_account: __, ...body } = orderBody({ phone: newPhone() })
  const product = others[phones % others.length]
  return { ...body, items: [{ product, quantity: 1 }], expected_total: total, ...change }
}

const place = (change: object = {}, { key = randomUUID(), token = desk.token } = {}) =>
  shop.ask('/admin/shop/caller-orders', {
    body: callerBody(change as Record<string, unknown>),
    headers: { 'Idempotency-Key': key },
    token,
  })

const quote = (items: object[]) =>
  shop.ask('/admin/shop/caller-orders/quote', { body: { items }, token: desk.token })

const orderOf = async (id: number) =>
  (await shop.ask(`/admin/shop/orders/${id}`, { token: desk.token })).body.order

const recordOf = async (id: number) =>
  (await shop.rows('select * from order_record where display_id = ?', [id]))[0]

async function reserved(product: number): Promise<number> {
  const [{ pieces }] = await shop.rows(
    `select l.reserved_quantity::int as pieces from inventory_level l
     join inventory_item i on i.id = l.inventory_item_id where i.sku = ?`,
    [`product-${product}`],
  )
  return pieces
}

describe('an order for a caller', () => {
  test('costs what the quote and the checkout say, and reserves its stock', async () => {
    const items = [
      { product: first, quantity: 2 },
      { product: second, quantity: 1 },
    ]
    const { body: checkout } = await shop.ask('/store/shop/orders', { body: orderBody({ items }) })
    const before = await reserved(first)
    const { body: quoted } = await quote(items)
    expect(quoted.quote).toMatchObject({
      lines: [{ product: first, quantity: 2, price: 100_000 }, { product: second }],
      total: checkout.order.total,
      payments: ['cod', 'vietqr'],
    })
    const { body } = await place({ items, expected_total: quoted.quote.total })
    const order = await orderOf(body.order.id)
    const { subtotal, shipping_price, discount, total: sum, vat } = checkout.order
    expect(order).toMatchObject({ subtotal, shipping_price, discount, total: sum, vat })
    expect(order.code).toBe(body.order.code)
    expect(await reserved(first)).toBe(before + 2)
  })

  test('is confirmed, names its source and the clerk, and has no consents', async () => {
    const { body } = await place()
    expect(await orderOf(body.order.id)).toMatchObject({
      state: 'confirm',
      customer: null,
      desk: { source: 'phone' },
      history: [
        { from: null, to: 'new', actor: 'staff', who: 'Người order-desk' },
        { from: 'new', to: 'confirm', actor: 'staff', who: 'Người order-desk' },
      ],
    })
    const { consents, network, caller } = await recordOf(body.order.id)
    expect({ consents, network, caller }).toEqual({ consents: [], network: null, caller: desk.id })
    const entries = await shop.rows(
      "select staff, before, after from trail_entry where kind = 'order' and subject = ?",
      [String(body.order.id)],
    )
    expect(entries).toEqual([{ staff: desk.id, before: {}, after: { source: 'phone' } }])
  })

  test('of the shop itself is named as such', async () => {
    const items = [{ product: second, quantity: 1 }]
    const { body } = await shop.ask('/store/shop/orders', { body: orderBody({ items }) })
    expect((await orderOf(body.order.id)).desk.source).toBe('web')
    const filters = encodeURIComponent(JSON.stringify({ source: { $eq: 'phone' } }))
    const found = await shop.ask(`/admin/shop/orders?filters=${filters}`, { token: desk.token })
    expect(found.body.orders.map(({ id }: { id: number }) => id)).not.toContain(body.order.id)
    expect(found.body.count).toBeGreaterThan(0)
  })

  test('is followed by code and phone, and stays out of the account with that phone', async () => {
    const phone = newPhone()
    const member = await newMember(shop, `caller-${randomUUID()}@example.com`, { phone })
    const { body } = await place({ phone })
    const tracked = await shop.ask('/store/shop/track-order', {
      body: { code: body.order.code, phone },
    })
    expect(tracked.body.order.code).toBe(body.order.code)
    const own = await shop.ask('/store/shop/orders', { token: member.token })
    expect(own.body.orders).toEqual([])
  })

  test('is one order, however often its call is repeated', async () => {
    const body = callerBody()
    const key = randomUUID()
    const calls = await Promise.all([place(body, { key }), place(body, { key })])
    calls.push(await place(body, { key }))
    expect(new Set(calls.map((call) => call.body.order.id)).size).toBe(1)
    expect((await place({ ...body, note: 'Khác' }, { key })).body.code).toBe('conflict')
    const other = await newStaff(shop, 'order-desk')
    const { body: theirs } = await place(body, { key, token: other.token })
    expect(theirs.order.id).not.toBe(calls[0]?.body.order.id)
  })

  test('by transfer waits for its payment', async () => {
    const { body } = await place({ payment: 'vietqr' })
    const { state, payment_until, history } = await orderOf(body.order.id)
    expect(state).toBe('confirm')
    expect(payment_until).not.toBeNull()
    expect(history.map(({ actor }: { actor: string }) => actor)).toEqual(['staff', 'system'])
  })

  test('in the newer form of addresses has no district', async () => {
    const places = { district: 'Quận 1', ward: 'Phường Sài Gòn', address_scheme: 'two_levels' }
    const { body } = await place(places)
    expect(await recordOf(body.order.id)).toMatchObject({ district: '', ward: 'Phường Sài Gòn' })
  })
})

describe('refused is an order for a caller', () => {
  test('with another total than the present one, which is named', async () => {
    const { status, body } = await place({
      items: [{ product: first, quantity: 1 }],
      expected_total: 1,
    })
    expect({ status, code: body.code, total: body.total }).toEqual({
      status: 400,
      code: 'price_changed',
      total,
    })
    expect(body.errors).toMatchObject([{ path: ['items', 0], product: first, price: 100_000 }])
  })

  test('to a phone without cash on delivery; by transfer it is placed', async () => {
    const phone = newPhone()
    const { body } = await place({ phone })
    const block = { blocked: true, reason: 'Bom hàng' }
    await shop.ask(`/admin/shop/orders/${body.order.id}/phone`, { body: block, token: desk.token })
    expect((await place({ phone })).body.code).toBe('cod_blocked')
    expect((await place({ phone, payment: 'vietqr' })).status).toBe(200)
  })

  test('beyond the stock, the size of an order, and the unpaid orders of its phone', async () => {
    const tooMany = [{ product: scarce, quantity: initialStock + 1 }]
    for (const { body } of [await place({ items: tooMany }), await quote(tooMany)]) {
      expect(body).toMatchObject({ code: 'out_of_stock', errors: [{ available: initialStock }] })
    }
    const settings = runningSettings()
    const { ORDER_PIECES, UNPAID_ORDERS } = settings
    const two = { items: [{ product: plenty, quantity: 2 }], expected_total: 230_000 }
    try {
      Object.assign(settings, { ORDER_PIECES: 1 })
      expect((await place(two)).body.code).toBe('order_too_large')
      Object.assign(settings, { ORDER_PIECES, UNPAID_ORDERS: 1 })
      const phone = newPhone()
      const transfer = { ...two, phone, payment: 'vietqr' }
      expect((await place(transfer)).status).toBe(200)
      expect((await place(transfer)).body.code).toBe('too_many_unpaid')
    } finally {
      Object.assign(settings, { ORDER_PIECES, UNPAID_ORDERS })
    }
  })

  test('that is malformed, or paid in a browser', async () => {
    for (const [field, change] of [
      ['phone', { phone: '12345' }],
      ['email', { email: 'khong-phai' }],
      ['district', { district: null }],
      ['ward', { ward: null, address_scheme: 'two_levels' }],
      ['expected_total', { expected_total: null }],
      ['payment', { payment: 'vnpay' }],
    ] as const) {
      const { status, body } = await place(change)
      expect([field, status, body.errors?.[0]?.path?.[0]]).toEqual([field, 400, field])
    }
    const unknown = await place({ items: [{ product: 999_999, quantity: 1 }] })
    expect(unknown.body.code).toBe('product_unavailable')
  })

  test.each<StaffRole>(['warehouse', 'customer-care', 'accountant', 'content'])(
    'of the role %s',
    async (role) => {
      const { token } = await newStaff(shop, role)
      expect((await place({}, { token })).status).toBe(403)
      const body = { phone: '0987000400' }
      expect((await shop.ask('/admin/shop/callers', { body, token })).status).toBe(403)
    },
  )

  test('of a member, a visitor and the caller', async () => {
    const { token } = await newMember(shop, `caller-${randomUUID()}@example.com`)
    expect((await place({}, { token })).status).toBe(401)
    expect((await place({}, { token: '' })).status).toBe(401)
  })
})

test('a phone that calls yields its last receiver and the figures of all its orders', async () => {
  const phone = newPhone()
  const ask = async (typed: string) =>
    (await shop.ask('/admin/shop/callers', { body: { phone: typed }, token: desk.token })).body
  expect(await ask(phone)).toEqual({ caller: null })
  await place({ phone, name: 'Người Cũ' })
  const places = { district: null, ward: 'Phường Sài Gòn', address_scheme: 'two_levels' }
  await place({ phone, name: 'Người Mới', email: 'moi@example.com', ...places })
  expect((await ask(`+84 ${phone.slice(1)}`)).caller).toMatchObject({
    receiver: { name: 'Người Mới', email: 'moi@example.com', district: null },
    customer: { orders: 2, open: 2, cod_block: null },
  })
  expect((await ask('12345')).code).toBe('invalid')
})
