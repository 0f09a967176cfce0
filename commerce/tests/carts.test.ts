import { expect, test } from 'vitest'
import removeAged from '../src/jobs/remove-aged'
import { initialStock } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { useShop } from './support/shop'

const { shop } = useShop(fakeProduct(501, 501_000), fakeProduct(502, 502_000), {
  ...fakeProduct(503),
  state: 'inactive',
})

function save(items: unknown, token?: string, more: object = {}) {
  return shop.ask('/store/shop/carts', { body: { items, ...more }, ...(token && { token }) })
}

async function ownerOf(cart: string) {
  const [row] = await shop.rows('select customer_id, email from cart where id = ?', [cart])
  return row
}

test('a cart stores products, quantities and current prices', async () => {
  const { status, body } = await save([
    { product: 502, quantity: 1, price: 1 },
    { product: 501, quantity: 2 },
    { product: 502, quantity: 3 },
  ])
  expect(status).toBe(200)
  expect(body.cart.items).toMatchObject([
    { product: 502, quantity: 4, price: 502_000 },
    { product: 501, quantity: 2, price: 501_000 },
  ])
  expect(body.cart.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  const rows = await shop.rows(
    `select quantity::int, unit_price::int as price from cart_line_item
     where cart_id = ? order by quantity`,
    [body.cart.id],
  )
  expect(rows).toEqual([
    { quantity: 2, price: 501_000 },
    { quantity: 4, price: 502_000 },
  ])
})

test('a cart belongs to the caller regardless of an id in the body', async () => {
  const mai = await newMember(shop, 'carts-mai@example.com')
  const items = [{ product: 501, quantity: 1 }]
  const claimed = { customer_id: mai.id, email: 'carts-mai@example.com' }
  const guest = await save(items, undefined, claimed)
  expect(await ownerOf(guest.body.cart.id)).toEqual({ customer_id: null, email: null })
  const own = await save(items, mai.token, { customer_id: 'cus_other' })
  expect(await ownerOf(own.body.cart.id)).toMatchObject({ customer_id: mai.id })
})

test.each([
  [[{ product: 501, quantity: 0 }], ['items', 0, 'quantity'], 'quantity_invalid'],
  [[{ product: 501, quantity: 1.5 }], ['items', 0, 'quantity'], 'quantity_invalid'],
  [[{ product: 501, quantity: '2' }], ['items', 0, 'quantity'], 'quantity_invalid'],
  [[{ product: 'kem', quantity: 2 }], ['items', 0, 'product'], 'malformed'],
  [[], ['items'], 'required'],
  [undefined, ['items'], 'required'],
])('%j is rejected', async (items, path, code) => {
  const { status, body } = await save(items)
  expect(status).toBe(400)
  expect(body.code).toBe('invalid')
  expect(body.errors).toMatchObject([{ path, code }])
})

test('names a product that is not on sale', async () => {
  const carts = () => shop.rows('select count(*)::int as count from cart')
  const before = await carts()
  const { status, body } = await save([
    { product: 501, quantity: 1 },
    { product: 503, quantity: 1 },
    { product: 999_999, quantity: 1 },
  ])
  expect(status).toBe(400)
  expect(body.code).toBe('product_unavailable')
  expect(body.errors).toMatchObject([
    { path: ['items', 1], product: 503 },
    { path: ['items', 2], product: 999_999 },
  ])
  expect(await carts()).toEqual(before)
})

test('names products with too little stock for all lines together', async () => {
  const body = {
    items: [
      { product: 501, quantity: initialStock - 1 },
      { product: 502, quantity: initialStock },
      { product: 501, quantity: 2 },
      { product: 503, quantity: 999 },
      { product: 999_999, quantity: 1 },
    ],
  }
  const answer = await shop.ask('/store/shop/stock-check', { body })
  expect(answer.status).toBe(200)
  expect(answer.body.data).toEqual([{ product: 501, available: initialStock }])
})

test('a cart is deleted with its lines after 90 days', async () => {
  const made = [
    await save([{ product: 501, quantity: 1 }]),
    await save([{ product: 501, quantity: 1 }]),
  ]
  const [aged, young] = made.map(({ body }) => body.cart.id)
  await shop.rows(
    `update cart set created_at = now() - make_interval(days => case id when ? then 91 else 89 end)
     where id in (?, ?)`,
    [aged, aged, young],
  )
  await removeAged(shop.container)
  expect(await ownerOf(aged)).toBeUndefined()
  expect(await ownerOf(young)).toBeDefined()
  const rows = await shop.rows('select cart_id from cart_line_item where cart_id in (?, ?)', [
    aged,
    young,
  ])
  expect(rows).toEqual([{ cart_id: young }])
})
