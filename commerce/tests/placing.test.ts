import { shippingPrice } from '@nas/domain/order-totals'
import { describe, expect, test, vi } from 'vitest'
import { initialStock } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const manyProducts = Array.from({ length: 20 }, (_, position) => 8210 + position)

const { shop } = useShop(
  ...[1, 2, 3, 4, 5, 10, 11, ...manyProducts].map((id) => fakeProduct(id)),
  { ...fakeProduct(6), state: 'inactive' },
  fakeProduct(7, 299_999),
  fakeProduct(8, 300_000),
  fakeProduct(9, 300_001),
)

function place(change: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  return shop.ask('/store/shop/orders', { body: orderBody(change), headers })
}

/** Row counts of all records of an order. */
async function traces() {
  const [counted] = await shop.rows(
    `select (select count(*) from "order" where deleted_at is null)::int as orders,
            (select count(*) from order_line_item where deleted_at is null)::int as lines,
            (select count(*) from reservation_item where deleted_at is null)::int as reservations,
            (select count(*) from payment_collection where deleted_at is null)::int as collections,
            (select count(*) from payment_session where deleted_at is null)::int as sessions,
            (select count(*) from payment where deleted_at is null)::int as payments,
            (select count(*) from order_payment_collection where deleted_at is null)::int as links,
            (select count(*) from order_record where deleted_at is null)::int as records,
            (select sum(reserved_quantity) from inventory_level)::int as reserved`,
  )
  return counted
}

describe('an order', () => {
  test('of a guest is priced by commerce, reserved, dated and recorded', async () => {
    const { status, body } = await place({
      items: [
        { product: 1, quantity: 2 },
        { product: 2, quantity: 1 },
      ],
      note: 'Gọi trước khi giao',
      price: 1,
      total: 1,
    })
    expect(status).toBe(200)
    const { order } = body
    expect(order).toMatchObject({
      state: 'new',
      subtotal: 300_000,
      shipping_price: 30_000,
      discount: 0,
      total: 330_000,
      cod_amount: 330_000,
      payment_method: 'cod',
      phone: '0912345678',
      address: '12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
      email: null,
      customer_id: null,
      customer: null,
      items: [
        { product: 1, name: 'Sản phẩm 1', quantity: 2, price: 100_000 },
        { product: 2, name: 'Sản phẩm 2', quantity: 1, price: 100_000 },
      ],
      history: [{ from: null, to: 'new', actor: 'customer' }],
    })
    expect(order.code).toMatch(/^NAS\d{6}-\d+[A-Z2]$/)
    const [record] = await shop.rows('select * from order_record where display_id = ?', [order.id])
    expect(record.consents).toHaveLength(3)
    expect(record.consents[0]).toMatchObject({ purpose: 'data', version: '2026-11', granted: true })
    const [medusa] = await shop.rows(
      `select c.amount::int, c.status from order_payment_collection l
       join payment_collection c on c.id = l.payment_collection_id where l.order_id = ?`,
      [record.order_id],
    )
    expect(medusa).toEqual({ amount: 330_000, status: 'authorized' })
    const [summary] = await shop.rows('select totals from order_summary where order_id = ?', [
      record.order_id,
    ])
    expect(Number(summary.totals.current_order_total)).toBe(330_000)
  })

  test('of a member belongs to the member', async () => {
    const token = await shop.memberToken()
    const { body } = await shop.ask('/store/shop/orders', { body: orderBody(), token })
    expect(body.order.customer).toMatchObject({
      actor: 'customer',
      email: 'member@example.com',
      fullname: 'Nguyễn Mai',
    })
    const list = await shop.ask('/store/shop/orders', { token })
    expect(list.body.orders.map(({ id }: { id: number }) => id)).toContain(body.order.id)
  })

  test.each([
    [7, 299_999],
    [8, 300_000],
    [9, 300_001],
  ])('of product %i for %i đ has the delivery price of the rule', async (product, subtotal) => {
    const { body } = await place({ items: [{ product, quantity: 1 }] })
    expect(body.order.subtotal).toBe(subtotal)
    expect(body.order.shipping_price).toBe(shippingPrice(subtotal))
    expect(body.order.total).toBe(subtotal + shippingPrice(subtotal))
  })
})

test('an order of twenty products that exceeds each stock names them all', async () => {
  const of = (quantity: number) => manyProducts.map((product) => ({ product, quantity }))
  expect((await place({ items: of(initialStock - 1) })).status).toBe(200)
  const [item] = await shop.rows(`select id from inventory_item where sku = 'product-8229'`)
  const { body } = await place({ items: of(2) })
  expect(body.code).toBe('out_of_stock')
  expect(body.errors).toHaveLength(20)
  expect(new Set(body.errors.map(({ available }: { available: number }) => available))).toEqual(
    new Set([1]),
  )
  const [level] = await shop.rows(
    'select reserved_quantity::int as reserved from inventory_level where inventory_item_id = ?',
    [item.id],
  )
  expect(level.reserved).toBe(initialStock - 1)
})

describe('a rejection', () => {
  test('product_unavailable names the lines that are unknown or inactive', async () => {
    const items = [1, 6, 999].map((product) => ({ product, quantity: 1 }))
    const { status, body } = await place({ items })
    expect(status).toBe(400)
    expect(body.code).toBe('product_unavailable')
    expect(body.errors).toMatchObject([
      { path: ['items', 1], product: 6 },
      { path: ['items', 2], product: 999 },
    ])
  })

  test('payment_unavailable when the method is not offered', async () => {
    expect(await place({ payment: 'khong-co' })).toMatchObject({
      status: 400,
      body: { code: 'payment_unavailable', errors: [{ path: ['payment'] }] },
    })
  })

  test('price_changed returns the current prices and sum', async () => {
    expect(await place({ expected_total: 100 })).toMatchObject({
      status: 400,
      body: { code: 'price_changed', total: 130_000, errors: [{ product: 1, price: 100_000 }] },
    })
    expect((await place({ expected_total: 130_000 })).status).toBe(200)
  })

  test('out_of_stock adds up the lines of one product and returns the available quantity', async () => {
    const before = await traces()
    const items = [
      { product: 3, quantity: initialStock },
      { product: 4, quantity: 1 },
      { product: 3, quantity: 1 },
    ]
    expect(await place({ items })).toMatchObject({
      status: 400,
      body: { code: 'out_of_stock', errors: [{ product: 3, available: initialStock }] },
    })
    expect(await traces()).toEqual(before)
  })

  test('of a body that is not JSON contains no internal details', async () => {
    const { status, body } = await shop.ask('/store/shop/orders', { body: 'text' })
    expect(status).toBe(400)
    expect(Object.keys(body).sort()).toEqual(['code', 'message'])
  })

  test('a failure in the last step leaves no data and reveals no details', async () => {
    const before = await traces()
    const operations: { commit: () => Promise<object[]> } = shop.container.resolve('operations')
    const broken = vi.spyOn(operations, 'commit').mockRejectedValueOnce(new Error('disk is full'))
    const { status, body } = await place({ items: [{ product: 2, quantity: 1 }] })
    expect(broken).toHaveBeenCalledOnce()
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('disk')
    expect(await traces()).toEqual(before)
  })
})

describe('an idempotency key', () => {
  test('returns the same order to twenty concurrent requests and to a retry', async () => {
    const before = await traces()
    const headers = { 'Idempotency-Key': '0d0b7a52-6c56-4f0e-9a1e-000000000001' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place({ items: [{ product: 4, quantity: 1 }] }, headers)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1)
    expect(await place({ items: [{ product: 4, quantity: 1 }] }, headers)).toEqual(answers[0])
    expect((await traces()).orders).toBe(before.orders + 1)
  })

  test('is rejected with another body', async () => {
    const headers = { 'Idempotency-Key': '0d0b7a52-6c56-4f0e-9a1e-000000000002' }
    expect((await place({}, headers)).status).toBe(200)
    expect(await place({ name: 'Ai khác' }, headers)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })

  test('of a guest does not reveal the order to a member', async () => {
    const headers = { 'Idempotency-Key': '0d0b7a52-6c56-4f0e-9a1e-000000000003' }
    const guest = await place({}, headers)
    const token = await shop.memberToken()
    const own = await shop.ask('/store/shop/orders', { body: orderBody(), headers, token })
    expect(own.body.order.id).not.toBe(guest.body.order.id)
  })
})

test('ten concurrent buyers get exactly the three units in stock', async () => {
  await place({ items: [{ product: 5, quantity: initialStock - 3 }] })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => place({ items: [{ product: 5, quantity: 1 }] })),
  )
  const codes = answers.map(({ status, body }) => (status === 200 ? 'order' : body.code)).sort()
  expect(codes).toEqual([...Array(3).fill('order'), ...Array(7).fill('out_of_stock')])
  const [level] = await shop.rows(
    `select stocked_quantity::int as stocked, reserved_quantity::int as reserved
     from inventory_level l join inventory_item i on i.id = l.inventory_item_id
     where i.sku = 'product-5'`,
  )
  expect(level).toEqual({ stocked: initialStock, reserved: initialStock })
})

test('the delivery method states its price and from which sum it is free', async () => {
  const { body } = await shop.ask('/store/shop/shippings')
  expect(body.shippings).toMatchObject([{ price: 30_000, free_above: 300_000 }])
})

test('buyers of two products in opposite order do not deadlock', async () => {
  const [one, other] = [10, 11].map((product) => ({ product, quantity: 1 }))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, buyer) =>
      place({ items: buyer % 2 === 0 ? [one, other] : [other, one] }),
    ),
  )
  const codes = answers.map(({ status, body }) => (status === 200 ? 'order' : body.code)).sort()
  const sold = Array(initialStock).fill('order')
  expect(codes).toEqual([...sold, ...Array(20 - initialStock).fill('out_of_stock')])
})
