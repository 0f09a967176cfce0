import { beforeAll, describe, expect, test } from 'vitest'
import { contentClient } from '../src/catalogue/feed/content-client'
import { syncSome } from '../src/catalogue/workflows/sync-products'
import { contentKey, initialStock, staff } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { deleteOwn, newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { placesOf } from './support/scan'
import { useShop } from './support/shop'

let staffToken: string
let mai: { id: string; token: string }
let lan: { id: string; token: string }

const products = Array.from({ length: 10 }, (_, index) => 8350 + index)
const { shop, content } = useShop(...products.map((id) => fakeProduct(id)))

beforeAll(async () => {
  staffToken = await shop.staffToken()
  mai = await newMember(shop, 'after-order-mai@example.com')
  lan = await newMember(shop, 'after-order-lan@example.com')
})

async function place(items: object[], token?: string, change: object = {}) {
  const body = orderBody({ items, ...change })
  const placed = await shop.ask('/store/shop/orders', { body, ...(token && { token }) })
  expect(placed.status).toBe(200)
  return placed.body.order
}

describe('the history of an order', () => {
  const move = (who: 'store' | 'admin', id: number, token: string, body: object) =>
    shop.ask(`/${who}/shop/orders/${id}/state`, { body, token })

  test('names the staff member to staff, and only "staff" to the customer', async () => {
    const { id } = await place([{ product: 8350, quantity: 1 }], mai.token)
    const reason = 'Đã gọi khách'
    const moved = await move('admin', id, staffToken, { state: 'pickitem', reason })
    const [user] = await shop.rows('select id from "user" where email = ?', [staff.email])
    const step = { from: 'new', to: 'pickitem', actor: 'staff', reason }
    expect(moved.body.order.history.at(-1)).toMatchObject({ ...step, actor_id: user.id })
    expect(moved.body.order.history.at(-1).who).toEqual(expect.stringMatching(/./))
    for (const path of [`/store/shop/orders/${id}`, '/store/shop/orders']) {
      const { body } = await shop.ask(path, { token: mai.token })
      const { history } = body.order ?? body.orders[0]
      expect(history.at(-1)).toMatchObject({ ...step, actor_id: null, who: null })
      expect(JSON.stringify(history)).not.toContain(user.id)
    }
  })

  test('keeps the cancellation reason of the customer until the account is deleted', async () => {
    const gone = await newMember(shop, 'after-order-gone@example.com')
    const { id } = await place([{ product: 8351, quantity: 1 }], gone.token)
    const reason = 'Dì Bảy mua rồi'
    const cancel = (body: object) => move('store', id, gone.token, { state: 'usercancel', ...body })
    expect((await cancel({ reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await cancel({ reason: 7 })).status).toBe(400)
    const given = await cancel({ reason: ` ${reason} ` })
    expect(given.body.order.history.at(-1)).toMatchObject({
      from: 'new',
      to: 'usercancel',
      actor: 'customer',
      reason,
    })
    await deleteOwn(shop, gone.token)
    expect(await placesOf(shop, [reason, gone.id])).toEqual([])
  })
})

describe('ordering again', () => {
  const again = (id: number, token?: string) =>
    shop.ask(`/store/shop/orders/${id}/reorder`, token ? { token } : {})

  test('returns current prices, the available quantity and every change', async () => {
    const items = [8352, 8353, 8354, 8355].map((product) => ({ product, quantity: 5 }))
    const { id } = await place(items, mai.token)
    const left = initialStock - 5
    await place([{ product: 8355, quantity: left }])
    content.products.set(8352, { ...fakeProduct(8352), state: 'inactive' })
    content.products.set(8353, fakeProduct(8353, 120_000))
    content.products.set(8354, fakeProduct(8354, 90_000))
    const numbers = [8352, 8353, 8354]
    await syncSome(shop.container, contentClient(content.url, contentKey), numbers)
    const before = await shop.rows('select count(*)::int as count from reservation_item')

    const { status, body } = await again(id, mai.token)
    expect(status).toBe(200)
    expect(body.items).toEqual([
      { product: 8353, quantity: left, price: 120_000 },
      { product: 8354, quantity: left, price: 90_000 },
    ])
    const less = { quantity: 5, available: left, kind: 'less' }
    const old_price = 100_000
    expect(body.changes).toEqual([
      { kind: 'gone', product: 8352, name: 'Sản phẩm 8352' },
      { kind: 'price', product: 8353, name: 'Sản phẩm 8353', old_price, price: 120_000 },
      { ...less, product: 8353, name: 'Sản phẩm 8353' },
      { kind: 'price', product: 8354, name: 'Sản phẩm 8354', old_price, price: 90_000 },
      { ...less, product: 8354, name: 'Sản phẩm 8354' },
      { ...less, available: 0, product: 8355, name: 'Sản phẩm 8355' },
    ])
    expect(await shop.rows('select count(*)::int as count from reservation_item')).toEqual(before)
  })

  test('reports no change when there is none, and rejects the order of another member', async () => {
    const { id } = await place([{ product: 8356, quantity: 2 }], mai.token)
    expect((await again(id, mai.token)).body).toEqual({
      items: [{ product: 8356, quantity: 2, price: 100_000 }],
      changes: [],
    })
    expect((await again(id, lan.token)).status).toBe(404)
    expect((await again(id)).status).toBe(401)
    expect((await again(id, staffToken)).status).toBe(401)
  })
})

describe('tracking', () => {
  const track = (code: unknown, phone: unknown) =>
    shop.ask('/store/shop/track-order', { body: { code, phone } })
  const receiver = { name: 'Người Nhận Kín', email: 'kin@example.com', note: 'cổng sau' }

  test('shows a guest the state of the order without personal data', async () => {
    const order = await place([{ product: 8357, quantity: 2 }], undefined, receiver)
    const { status, body } = await track(` ${order.code.toLowerCase()} `, '+84 912.345.678')
    expect(status).toBe(200)
    const at = expect.any(String)
    expect(body.order).toEqual({
      code: order.code,
      state: 'new',
      created_at: order.created_at,
      estimated_pickup: order.estimated_pickup,
      estimated_delivery: order.estimated_delivery,
      subtotal: order.subtotal,
      shipping_price: order.shipping_price,
      discount: 0,
      total: order.total,
      vat_rate: order.vat_rate,
      vat: order.vat,
      cod_amount: order.total,
      payment_method: 'cod',
      payment_kind: 'cod',
      history: [{ to: 'new', at }],
      items: [{ name: 'Sản phẩm 8357', name_en: 'Product 8357', quantity: 2, price: 100_000 }],
      payment_url: null,
      payment_until: null,
      payment_missing: null,
      transfer: null,
      transfer_claim: null,
    })
  })

  test('finds the orders of members, with their current state', async () => {
    const order = await place([{ product: 8358, quantity: 1 }], mai.token)
    const body = { state: 'pickitem', reason: 'bí mật' }
    await shop.ask(`/admin/shop/orders/${order.id}/state`, { body, token: staffToken })
    const { order: tracked } = (await track(order.code, '0912345678')).body
    expect(tracked.history.map(({ to }: { to: string }) => to)).toEqual(['new', 'pickitem'])
    expect(JSON.stringify(tracked)).not.toContain('bí mật')
  })

  test('rejects a wrong code and a wrong phone with the same answer', async () => {
    const { code } = await place([{ product: 8359, quantity: 1 }])
    const refusals = await Promise.all([
      track(code, '0912345679'),
      track('NAS261121-999999A', '0912345678'),
      track("' or 1=1 --", '0912345678'),
      track('%', '0912345678'),
    ])
    for (const { status, body } of refusals) {
      expect([status, body]).toEqual([400, refusals[0]?.body])
    }
    expect(refusals[0]?.body.code).toBe('order_unknown')
  })

  test('does not find an order whose personal data were erased', async () => {
    const { code, id } = await place([{ product: 8359, quantity: 1 }])
    await shop.rows("update order_record set phone = '' where display_id = ?", [id])
    expect((await track(code, '0912345678')).body.code).toBe('order_unknown')
    for (const phone of ['', null, '1', { $ne: '' }]) {
      expect((await track(code, phone)).body.code).toBe('invalid')
    }
  })
})
