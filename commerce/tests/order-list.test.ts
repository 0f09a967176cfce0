import { beforeAll, describe, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const cream = { ...fakeProduct(9340), name: { vi: 'Kem dưỡng Ngải Đắng', en: null } }
const { shop } = useShop(cream, fakeProduct(9341))

let desk: NewStaff
let packer: NewStaff
let manager: string

beforeAll(async () => {
  desk = await newStaff(shop, 'order-desk')
  packer = await newStaff(shop, 'warehouse')
  manager = await shop.staffToken()
})

async function place(phone: string, change: object = {}) {
  const items = [{ product: 9341, quantity: 1 }]
  const { body } = await shop.ask('/store/shop/orders', {
    body: orderBody({ phone, items, ...change }),
  })
  return body.order as { id: number; code: string; email: string }
}

const move = (id: number, body: object) =>
  shop.ask(`/admin/shop/orders/${id}/state`, { body, token: manager })

async function ask(path: string, query: { words?: string; filters?: object }, token = desk.token) {
  const parameters = new URLSearchParams({
    ...(query.words && { words: query.words }),
    ...(query.filters && { filters: JSON.stringify(query.filters) }),
  })
  const { status, body } = await shop.ask(`/admin/shop/${path}?${parameters}`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const numbersOf = (body: { orders: { id: number }[] }) => body.orders.map(({ id }) => id)

describe('words find an order by', () => {
  let order: { id: number; code: string; email: string }

  beforeAll(async () => {
    const items = [{ product: 9340, quantity: 2 }]
    order = await place('0987000931', { items, email: 'Ngai.Dang@example.com' })
  })

  const found = async (words: string, token?: string) =>
    numbersOf(await ask('orders', { words }, token))

  test('its code with and without the hyphen', async () => {
    expect(await found(order.code.toLowerCase())).toEqual([order.id])
    expect(await found(order.code.replace('-', '').toLowerCase())).toEqual([order.id])
  })

  test('the name of a product, and its SKU', async () => {
    expect(await found('ngai dang')).toContain(order.id)
    const [{ sku }] = await shop.rows(
      `select v.sku from product_variant v join product p on p.id = v.product_id
       where p.external_id = '9340'`,
    )
    expect(await found(sku.toLowerCase())).toContain(order.id)
  })

  test('its e-mail, for roles that may read it', async () => {
    expect(await found('ngai.dang@example')).toEqual([order.id])
    expect(await found('ngai.dang@example', packer.token)).toEqual([])
  })
})

describe('the other orders of a phone', () => {
  const phone = '0987000932'
  let refused: number
  let open: number
  let again: number

  beforeAll(async () => {
    refused = (await place(phone)).id
    await move(refused, { state: 'cancel', cause: 'refused' })
    open = (await place(phone, { items: [{ product: 9340, quantity: 1 }] })).id
    again = (await place(phone, { items: [{ product: 9340, quantity: 1 }] })).id
  })

  test('are counted in each row, earlier and returned ones', async () => {
    const { orders } = await ask('orders', { filters: { phone: { $eq: phone } } })
    const figures = orders.map(({ id, desk }: { id: number; desk: Record<string, unknown> }) => [
      id,
      desk.earlier_orders,
      desk.returned_orders,
      desk.duplicate,
      desk.risk,
    ])
    expect(figures).toEqual([
      [again, 2, 1, true, true],
      [open, 1, 1, true, true],
      [refused, 0, 0, false, false],
    ])
  })

  test('make an open order a likely duplicate until the other one is cancelled', async () => {
    const filters = { $and: [{ phone: { $eq: phone } }, { duplicate: { $eq: true } }] }
    expect(numbersOf(await ask('orders', { filters }))).toEqual([again, open])
    await move(again, { state: 'cancel', cause: 'duplicate' })
    expect(numbersOf(await ask('orders', { filters }))).toEqual([])
  })

  test('and a block of the phone make it risky', async () => {
    const { id } = await place('0987000933')
    const filters = { $and: [{ id: { $in: [id, open] } }, { risk: { $eq: true } }] }
    expect(numbersOf(await ask('orders', { filters }))).toEqual([open])
    const body = { blocked: true, reason: 'Bom hàng' }
    await shop.ask(`/admin/shop/orders/${id}/phone`, { body, token: desk.token })
    expect(numbersOf(await ask('orders', { filters }))).toEqual([id, open])
  })
})

test('counts per state follow filters and words, and need the permission', async () => {
  const phone = '0987000934'
  await place(phone)
  const { id } = await place(phone, { name: 'Lê Thị Đếm' })
  await move(id, { state: 'pickitem' })
  const filters = { phone: { $eq: phone } }
  const counts = async (query: object) =>
    Object.fromEntries(
      (await ask('order-counts', query)).counts.map(
        ({ state, count }: { state: string; count: number }) => [state, count],
      ),
    )
  expect(await counts({ filters })).toEqual({ new: 1, pickitem: 1 })
  expect(await counts({ filters, words: 'dem' })).toEqual({ pickitem: 1 })
  expect(await counts({ filters, words: 'khong co ai' })).toEqual({})
  const editor = await newStaff(shop, 'content')
  const refused = await shop.ask('/admin/shop/order-counts', { token: editor.token })
  expect(refused.status).toBe(403)
  const hidden = new URLSearchParams({ filters: JSON.stringify({ email: { $notNull: true } }) })
  const probing = await shop.ask(`/admin/shop/order-counts?${hidden}`, { token: packer.token })
  expect(probing.status).toBe(400)
})

test('provinces and persons in charge have indexes', async () => {
  await shop.rows('set enable_seqscan = off')
  const plan = await shop.rows(
    "explain select from order_record where deleted_at is null and province = 'Huế' order by display_id",
  )
  await shop.rows('set enable_seqscan = on')
  expect(JSON.stringify(plan)).toContain('IDX_order_record_province_display_id')
})
