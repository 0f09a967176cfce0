import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { pageText } from '../support/shop.ts'
import { type Answer, call, get, idsOf } from './http.ts'
import { asStaff } from './people.ts'
import { place } from './place-order.ts'

let staff: string
let product: { id: number; slug: string; name: string }

const stockStart = 15

beforeAll(async () => {
  staff = await asStaff()
  const slug = `kho-${randomUUID()}`
  const name = `Đếm Kho ${randomUUID().slice(0, 8)}`
  const data = { name, slug, price: 10_000, stock_start: stockStart, sold_start: 40 }
  const made = await call('POST', '/products', { token: staff, body: { data } })
  product = { id: made.body.data.id, slug, name }
})

afterAll(async () => {
  await call('DELETE', `/products/${product.id}`, { token: staff })
})

function change(fields: object): Promise<Answer> {
  const data = { product: product.id, way: 'set', reason: 'counted', ...fields }
  return call('POST', '/app/changestock', { token: staff, body: { data } })
}

const stock = async () => (await get(`/stock/${product.id}`, staff)).body.data.attributes

describe('the stock of a product', () => {
  it('starts with the entered quantity and is listed', async () => {
    expect(await stock()).toMatchObject({
      name: product.name,
      slug: product.slug,
      state: 'active',
      on_hand: stockStart,
      reserved: 0,
      available: stockStart,
      threshold: 10,
      low: false,
    })
    const words = encodeURIComponent(product.name.replace('Đếm', 'dem').toLowerCase())
    const found = await get(`/stock?_q=${words}&pagination[after]=`, staff)
    expect(idsOf(found)).toEqual([product.id])
    expect(found.body.meta.pagination.total).toBe(1)
    expect(idsOf(await get(`/stock?_q=${product.slug}`, staff))).toEqual([product.id])
  })

  it('is changed with a reason; the log and its export name the actor', async () => {
    const changed = await change({ quantity: 8, expected: stockStart, note: 'Kệ 3' })
    expect([changed.status, changed.body.data.attributes.on_hand]).toEqual([200, 8])
    expect((await stock()).low).toBe(true)
    const low = await get(`/stock?filters[id]=${product.id}&filters[low]=true`, staff)
    expect(idsOf(low)).toEqual([product.id])
    const query = `filters[product][id]=${product.id}&sort=createdAt:asc`
    const log = (await get(`/stock-changes?${query}&populate=product`, staff)).body.data
    expect(log.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
      { way: 'start', before: 0, after: stockStart, reason: 'start', who: null },
      {
        way: 'set',
        before: stockStart,
        after: 8,
        difference: -7,
        reason: 'counted',
        note: 'Kệ 3',
        who: expect.any(String),
        product: { data: { id: product.id, attributes: { name: product.name } } },
      },
    ])
    const file = await get(`/app/export/stock-changes?${query}&locale=vi`, staff)
    expect(file.body.split('\r\n')).toEqual([
      expect.stringContaining('Lý do'),
      expect.stringContaining('Tồn kho ban đầu'),
      expect.stringContaining('Kiểm kho,Kệ 3'),
      '',
    ])
  })

  it('is not changed from an outdated quantity; the answer has the current one', async () => {
    const late = await change({ quantity: 3, expected: stockStart })
    expect(late.status).toBe(409)
    expect(late.body.error).toMatchObject({
      name: 'ConflictError',
      details: { code: 'conflict', on_hand: 8, reserved: 0 },
    })
  })

  it('does not go below the reserved quantity', async () => {
    await place({ cartitems: [{ product: product.id, quantity: 5 }] })
    const below = await change({ quantity: 4, expected: 8 })
    expect(below.status).toBe(400)
    expect(below.body.error.details).toMatchObject({
      code: 'stock_below_reserved',
      errors: [{ path: ['quantity'], code: 'stock_below_reserved' }],
    })
  })
})

describe('the sold quantity', () => {
  const sold = async () => (await get(`/products/${product.id}`)).body.data.attributes.sold

  it('is the delivered pieces without the start value, in lists and on the page', async () => {
    expect(await sold()).toBe(0)
    const order = await place({ cartitems: [{ product: product.id, quantity: 2 }] })
    for (const state of ['pickitem', 'delivery', 'complete']) {
      const body = { data: { state } }
      await call('PUT', `/orders/${order.body.data.id}`, { token: staff, body })
    }
    await eventually('the delivered pieces', async () => (await sold()) === 2, 60_000)
    const greater = await get(`/products?filters[id]=${product.id}&filters[sold][$gt]=1`)
    expect(idsOf(greater)).toEqual([product.id])
    await eventually(
      'its page',
      async () => (await pageText(`/san-pham/${product.slug}`)).includes('2 sold'),
      60_000,
    )
  })

  it('leaves the stock list with its deleted product', async () => {
    const data = { name: 'Kho Xóa', slug: `kho-${randomUUID()}`, price: 10_000, stock_start: 3 }
    const { id } = (await call('POST', '/products', { token: staff, body: { data } })).body.data
    const listed = async () => idsOf(await get(`/stock?filters[id]=${id}`, staff))
    expect(await listed()).toEqual([id])
    await call('DELETE', `/products/${id}`, { token: staff })
    expect(await listed()).toEqual([])
    const body = { product: id, way: 'set', quantity: 1, expected: 3, reason: 'lost' }
    expect((await call('POST', '/app/changestock', { token: staff, body })).status).toBe(404)
  })

  it('is read-only, its start value is not', async () => {
    const body = { data: { sold: 9000, sold_start: 50 } }
    const changed = await call('PUT', `/products/${product.id}`, { token: staff, body })
    expect(changed.body.data.attributes).toMatchObject({ sold: 2, sold_start: 50 })
  })
})
