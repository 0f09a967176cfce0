import { beforeAll, describe, expect, test } from 'vitest'
import { initialStock } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { type Answer, useShop } from './support/shop'

const first = 8801
const product = (position: number) => first + position
const soon = { ...fakeProduct(product(7)), stock_start: 0 }
const named = {
  ...fakeProduct(product(8)),
  name: { vi: 'Đậu Thử Kho', en: null },
}
const { shop } = useShop(
  ...Array.from({ length: 7 }, (_, position) => fakeProduct(product(position))),
  soon,
  named,
)

let staff: string
let member: string

beforeAll(async () => {
  staff = await shop.staffToken()
  member = (await newMember(shop, 'stock@example.com')).token
})

const ask = (path: string, body?: object, token = staff) =>
  shop.ask(`/admin/shop/${path}`, { token, ...(body && { body }) })

const read = async (id: number) => (await ask(`stock/${id}`)).body.stock

const change = (id: number, changed: object, token?: string) =>
  ask(`stock/${id}/changes`, { way: 'set', reason: 'counted', ...changed }, token)

async function place(id: number, quantity: number): Promise<Answer> {
  return shop.ask('/store/shop/orders', { body: orderBody({ items: [{ product: id, quantity }] }) })
}

const move = (order: number, state: string) => ask(`orders/${order}/state`, { state })

function list(path: string, query: Record<string, unknown>) {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    parameters.set(name, name === 'words' ? String(value) : JSON.stringify(value))
  }
  return ask(`${path}?${parameters}`)
}

const logOf = async (id: number) => {
  const { body } = await list('stock-changes', { filters: { product: id }, sort: 'createdAt:asc' })
  return body.changes
}

describe('a product', () => {
  test('starts with the entered quantity, which the log records', async () => {
    expect(await read(product(0))).toMatchObject({
      id: product(0),
      name: `Sản phẩm ${product(0)}`,
      slug: `san-pham-${product(0)}`,
      state: 'active',
      on_hand: initialStock,
      reserved: 0,
      available: initialStock,
      threshold: 10,
      low: true,
      image: `/media/p${product(0)}-500x500.webp`,
    })
    expect(await read(soon.id)).toMatchObject({ on_hand: 0, available: 0 })
    expect(await logOf(product(0))).toMatchObject([
      { way: 'start', before: 0, after: initialStock, difference: initialStock, who: null },
    ])
  })

  test('is low at its threshold, and the filter finds it', async () => {
    const id = product(1)
    const lowOf = async (low: boolean) => {
      const filters = { $and: [{ id }, { low }] }
      return (await list('stock', { filters })).body.count
    }
    expect([await lowOf(true), await lowOf(false)]).toEqual([1, 0])
    expect((await ask(`stock/${id}`, { threshold: initialStock - 1 })).body.stock).toMatchObject({
      threshold: initialStock - 1,
      low: false,
    })
    expect([await lowOf(true), await lowOf(false)]).toEqual([0, 1])
  })

  test.each(['dau thu kho', `san-pham-${named.id}`])('is found by %j', async (words) => {
    const { body } = await list('stock', { words })
    expect(body.stock.map(({ id }: { id: number }) => id)).toEqual([named.id])
  })
})

describe('a change', () => {
  test('sets or adds, and is logged with actor and reason', async () => {
    const id = product(2)
    const set = await change(id, { quantity: 20, expected: initialStock, note: ' Kệ 3 ' })
    expect([set.status, set.body.stock.on_hand]).toEqual([200, 20])
    const added = await change(id, { way: 'add', quantity: -5, expected: 20, reason: 'damaged' })
    expect(added.body.stock).toMatchObject({ on_hand: 15, available: 15 })
    const who = expect.any(String)
    expect(await logOf(id)).toMatchObject([
      { way: 'start' },
      { way: 'set', before: initialStock, after: 20, reason: 'counted', note: 'Kệ 3', who },
      { way: 'add', before: 20, after: 15, difference: -5, reason: 'damaged', note: null, who },
    ])
  })

  test('is rejected with the current quantity after a concurrent change', async () => {
    const id = product(3)
    const both = await Promise.all(
      [11, 12].map((quantity) => change(id, { quantity, expected: initialStock })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { on_hand } = await read(id)
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'conflict', on_hand, reserved: 0 })
    expect(await logOf(id)).toHaveLength(2)
  })

  test('never goes below the reserved quantity', async () => {
    const id = product(4)
    await place(id, 3)
    const below = await change(id, { quantity: 2, expected: initialStock })
    expect([below.status, below.body.code]).toEqual([400, 'stock_below_reserved'])
    const off = await change(id, { way: 'add', quantity: -5, expected: initialStock })
    expect(off.body.code).toBe('stock_below_reserved')
    expect(await read(id)).toMatchObject({ on_hand: initialStock, reserved: 3 })
    const exact = await change(id, { quantity: 3, expected: initialStock })
    expect(exact.body.stock).toMatchObject({ on_hand: 3, reserved: 3, available: 0 })
    expect((await place(id, 1)).body.code).toBe('out_of_stock')
  })

  test.each([
    ['half a piece', { quantity: 0.5, expected: initialStock }],
    ['no reason', { quantity: 5, expected: initialStock, reason: '' }],
    ['nothing expected', { quantity: 5 }],
    ['a note without end', { quantity: 5, expected: initialStock, note: 'x'.repeat(501) }],
  ])('with %s is rejected', async (_what, body) => {
    expect((await change(product(0), body)).status).toBe(400)
    expect((await read(product(0))).on_hand).toBe(initialStock)
  })

  test('of an unknown product returns 404', async () => {
    expect((await change(99_999, { quantity: 1, expected: 1 })).status).toBe(404)
    expect((await ask('stock/0')).status).toBe(404)
  })

  test('is only for staff', async () => {
    const body = { quantity: 1, expected: initialStock }
    expect((await change(product(0), body, member)).status).toBe(401)
    expect((await change(product(0), body, '')).status).toBe(401)
  })
})

test('the log is append-only', async () => {
  await expect(shop.rows("update stock_change set note = 'x'")).rejects.toThrow(/log of stocks/)
  await expect(shop.rows('delete from stock_change')).rejects.toThrow(/log of stocks/)
  await expect(shop.rows('truncate stock_change')).rejects.toThrow(/log of stocks/)
})

test('a stock count is compared line by line and written product by product', async () => {
  const [id, other] = [product(5), named.id]
  const slug = `san-pham-${id}`
  const compared = await ask('stock-counts/comparison', {
    lines: [
      { slug, counted: 4 },
      { slug: 'khong-co', counted: 1 },
      { slug, counted: 5 },
    ],
  })
  expect(compared.body.data).toMatchObject([
    { product: id, counted: 4, on_hand: initialStock, reserved: 0, problem: null },
    { product: null, name: null, on_hand: null, problem: 'unknown' },
    { product: id, problem: 'repeated' },
  ])
  await change(other, { quantity: 9, expected: initialStock })
  const written = await ask('stock-counts', {
    counts: [
      { product: id, counted: 4, expected: initialStock },
      { product: other, counted: 1, expected: initialStock },
      { product: 99_999, counted: 1, expected: 0 },
      { product: soon.id, counted: 0, expected: 0 },
    ],
    note: 'Kiểm quý 4',
  })
  expect(written.body.data).toEqual([
    { product: id, result: 'changed', on_hand: 4 },
    { product: other, result: 'conflict', on_hand: 9 },
    { product: 99_999, result: 'unknown', on_hand: null },
    { product: soon.id, result: 'same', on_hand: 0 },
  ])
  expect((await logOf(id)).at(-1)).toMatchObject({ way: 'count', after: 4, note: 'Kiểm quý 4' })
})

const soldOf = async (id: number) => {
  const { body } = await shop.ask('/admin/shop/sold', { headers: await shop.machine() })
  return body.sold.find((one: { product: number }) => one.product === id)?.pieces ?? 0
}

/** The pieces expected from the log and from the movements of parcels. */
async function accountOf(id: number) {
  const [sums] = await shop.rows(
    `select l.stocked_quantity::int as on_hand, l.reserved_quantity::int as reserved,
      (l.raw_stocked_quantity->>'value')::int as raw,
      (select sum(after_quantity - before_quantity) from stock_change where product = ?)::int
        - coalesce((select sum(f.quantity) from fulfillment_item f
            join fulfillment p on p.id = f.fulfillment_id
            where f.inventory_item_id = i.id and p.packed_at is not null
              and p.metadata->>'units_back_at' is null), 0)::int as by_log,
      coalesce((select sum(r.quantity) from reservation_item r
        where r.inventory_item_id = i.id and r.deleted_at is null), 0)::int as by_orders
     from inventory_level l join inventory_item i on i.id = l.inventory_item_id where i.sku = ?`,
    [id, `product-${id}`],
  )
  return sums
}

/** Deterministic for a seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('concurrent orders, moves and changes leave consistent sums', {
  timeout: 180_000,
}, async () => {
  const id = product(6)
  await change(id, { quantity: 60, expected: initialStock })
  const random = randomOf(Number(process.env.SEED ?? 11))
  const buyer = async (steps: number) => {
    const quantity = 1 + random(3)
    const placed = await place(id, quantity)
    if (placed.status !== 200) return 0
    const path = ['confirm', 'pickitem', 'delivery', 'complete'].slice(0, steps)
    if (random(4) === 0) path.push('cancel')
    for (const state of path) {
      const { status } = await move(placed.body.order.id, state)
      if (status !== 200) break
    }
    const [record] = await shop.rows('select state from order_record where display_id = ?', [
      placed.body.order.id,
    ])
    return record.state === 'complete' ? quantity : 0
  }
  const clerk = async () => {
    const { on_hand: expected } = await read(id)
    const changed =
      random(2) === 0
        ? { way: 'add', quantity: random(7) - 3 }
        : { way: 'set', quantity: Math.max(0, expected + random(9) - 4) }
    return (await change(id, { ...changed, expected })).status
  }
  let delivered = 0
  for (let round = 0; round < 4; round += 1) {
    const work = Array.from({ length: 6 }, () => buyer(random(5)))
    const statuses = await Promise.all([...Array.from({ length: 4 }, clerk)])
    for (const status of statuses) expect([200, 400, 409]).toContain(status)
    for (const quantity of await Promise.all(work)) delivered += quantity
    const { on_hand, reserved, raw, by_log, by_orders } = await accountOf(id)
    expect({ on_hand, reserved, raw }).toEqual({
      on_hand: by_log,
      reserved: by_orders,
      raw: by_log,
    })
    expect(on_hand).toBeGreaterThanOrEqual(reserved)
    expect(await soldOf(id)).toBe(delivered)
  }
  expect(delivered).toBeGreaterThan(0)
})

test('an item counts as sold once, from delivery on', async () => {
  const id = product(0)
  const placed = await place(id, 2)
  const order = placed.body.order.id
  for (const state of ['confirm', 'pickitem', 'delivery']) await move(order, state)
  expect(await soldOf(id)).toBe(0)
  await Promise.all([move(order, 'complete'), move(order, 'complete')])
  expect(await soldOf(id)).toBe(2)
})
