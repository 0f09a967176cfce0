import { beforeAll, describe, expect, test } from 'vitest'
import { enqueueOrderEmails } from '../src/orders/workflows/order-emails/enqueue-order-emails'
import { compareBooks } from '../src/settlement/workflows/compare-books'
import { killAt, restart } from './support/crashes'
import { initialStock } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const products = [9363, 9364, 9365, 9366, 9367, 9368]
const unused = [...products]
const { shop } = useShop(...products.map((id) => fakeProduct(id)))

let manager: string
let desk: NewStaff

beforeAll(async () => {
  manager = await shop.staffToken()
  desk = await newStaff(shop, 'order-desk')
})

interface Placed {
  id: number
  product: number
  total: number
}

const move = ({ id }: Placed, state: string, token = manager) =>
  shop.ask(`/admin/shop/orders/${id}/state`, { body: { state }, token })

const correct = ({ id }: Placed, body: object = { reason: 'Quét nhầm mã' }, token = manager) =>
  shop.ask(`/admin/shop/orders/${id}/correction`, { body, token })

const read = async ({ id }: Placed) =>
  (await shop.ask(`/admin/shop/orders/${id}`, { token: manager })).body.order

/** An order of two pieces that was delivered. */
async function delivered(payment = 'cod', token?: string): Promise<Placed> {
  const product = unused.pop()
  if (product === undefined) throw new Error('no product is left')
  const email = `correct-${product}@example.com`
  const body = orderBody({ items: [{ product, quantity: 2 }], payment, email })
  const placed = (await shop.ask('/store/shop/orders', { body, ...(token && { token }) })).body
  const order = { id: placed.order.id, product, total: placed.order.total }
  const steps = payment === 'cod' ? [] : ['confirm', 'payment']
  for (const state of [...steps, 'pickitem', 'delivery', 'complete']) await move(order, state)
  expect((await read(order)).state).toBe('complete')
  return order
}

/** Both books of the order, and of its product. */
async function standing({ id, product }: Placed) {
  const [found] = await shop.rows(
    `select r.state, o.status, f.delivered_at is not null as delivered, f.shipped_at is not null as shipped,
       c.status as collection, coalesce(c.captured_amount, 0)::int as collected,
       (select count(*)::int from capture e join payment p on p.id = e.payment_id
          where p.payment_collection_id = c.id and e.deleted_at is null) as captures,
       (select coalesce(sum(t.amount), 0)::int from order_transaction t
          where t.order_id = o.id and t.deleted_at is null) as entered,
       (select (s.totals->>'paid_total')::float::int from order_summary s
          where s.order_id = o.id and s.version = o.version) as paid,
       (select sum(i.delivered_quantity)::int from order_item i
          where i.order_id = o.id and i.version = o.version) as units,
       coalesce((select sold from product_stock where product_stock.product = ?), 0)::int as sold,
       (select l.stocked_quantity::int from inventory_level l join inventory_item n
          on n.id = l.inventory_item_id where n.sku = ?) as stocked
     from order_record r join "order" o on o.id = r.order_id
     join order_payment_collection pc on pc.order_id = o.id
     join payment_collection c on c.id = pc.payment_collection_id
     join order_fulfillment l on l.order_id = o.id
     join fulfillment f on f.id = l.fulfillment_id where r.display_id = ?`,
    [String(product), `product-${product}`, id],
  )
  return found
}

const differencesOf = async ({ id, product }: Placed) =>
  (await compareBooks(shop.container)).differences.filter(
    (one) => one.number === id || String(one.product) === String(product),
  )

const emailsOf = ({ id }: Placed) =>
  shop.rows(
    `select template from outgoing_mail where sent_at is null
     and data->>'record' = (select id from order_record where display_id = ?)`,
    [id],
  )

describe('a delivery that was recorded by mistake', () => {
  test('is taken back with the money that was to be collected, and recorded again', async () => {
    const order = await delivered()
    const before = await standing(order)
    expect(before).toMatchObject({ collected: order.total, captures: 1, sold: 2, units: 2 })
    expect((await correct(order)).status).toBe(200)
    expect(await standing(order)).toEqual({
      state: 'delivery',
      status: 'pending',
      delivered: false,
      shipped: true,
      collection: 'authorized',
      collected: 0,
      captures: 0,
      entered: 0,
      paid: 0,
      units: 0,
      sold: 0,
      stocked: initialStock - 2,
    })
    expect(await differencesOf(order)).toEqual([])
    const { history } = await read(order)
    expect(history.at(-1)).toMatchObject({
      from: 'complete',
      to: 'delivery',
      actor: 'staff',
      reason: 'Quét nhầm mã',
    })
    expect((await move(order, 'complete')).status).toBe(200)
    expect(await standing(order)).toEqual(before)
    expect(await differencesOf(order)).toEqual([])
  })

  test('can be cancelled afterwards, and all stock returns', async () => {
    const order = await delivered()
    await correct(order)
    expect((await move(order, 'cancel')).status).toBe(200)
    expect(await standing(order)).toMatchObject({
      state: 'cancel',
      status: 'canceled',
      captures: 0,
      sold: 0,
      stocked: initialStock,
    })
    expect(await differencesOf(order)).toEqual([])
  })

  test('of a paid order leaves its money', async () => {
    const order = await delivered('vietqr')
    expect((await correct(order)).status).toBe(200)
    expect(await standing(order)).toMatchObject({
      state: 'delivery',
      delivered: false,
      collected: order.total,
      captures: 1,
      paid: order.total,
      sold: 0,
    })
    expect(await differencesOf(order)).toEqual([])
  })

  test('sends no email, and withdraws the unsent ones about it', async () => {
    const order = await delivered()
    await enqueueOrderEmails(shop.container)
    const templates = (await emailsOf(order)).map(({ template }) => template)
    expect(templates).toEqual(expect.arrayContaining(['order-delivered', 'rating-invitation']))
    await correct(order)
    await enqueueOrderEmails(shop.container)
    expect(await emailsOf(order)).toEqual([])
    await move(order, 'complete')
    await enqueueOrderEmails(shop.container)
    expect(await emailsOf(order)).toHaveLength(2)
  })

  test('is taken back once, wherever the process is killed', async () => {
    const order = await delivered()
    for (const when of ['before', 'after'] as const) {
      const broken = killAt(shop, ['operations', 'commit'], when)
      await correct(order)
      expect(broken).toHaveBeenCalled()
      await restart(shop)
      expect(await standing(order)).toMatchObject({ state: 'delivery', captures: 0, sold: 0 })
      expect(await differencesOf(order)).toEqual([])
      await move(order, 'complete')
    }
    expect(await standing(order)).toMatchObject({ state: 'complete', captures: 1, sold: 2 })
  })

  test('is refused to others, without a reason, from another state, in an old version, or after a refund', async () => {
    const member = await shop.memberToken()
    const order = await delivered('cod', member)
    const { updated_at } = await read(order)
    const attempts: [body: object | undefined, token: string, status: number][] = [
      [undefined, desk.token, 403],
      [undefined, member, 401],
      [{}, manager, 400],
      [{ reason: '  ' }, manager, 400],
      [{ reason: 'x', updatedAt: '2026-01-01T00:00:00.000Z' }, manager, 409],
    ]
    for (const [body, token, status] of attempts)
      expect((await correct(order, body, token)).status).toBe(status)
    expect((await move(order, 'delivery')).status).toBe(400)
    await shop.rows(
      `insert into refund_due (id, order_id, display_id, attempt_id, gateway_number, amount, raw_amount, reason)
       select 'refdue_' || id, order_id, display_id, 'payatt_none', '', 1000, '{"value":"1000"}', 'paid_twice'
       from order_record where display_id = ?`,
      [order.id],
    )
    expect((await correct(order)).status).toBe(400)
    await shop.rows('delete from refund_due where display_id = ?', [order.id])
    expect(await standing(order)).toMatchObject({ state: 'complete', captures: 1 })
    expect((await correct(order, { reason: 'Nhầm đơn', updatedAt: updated_at })).status).toBe(200)
    const own = await shop.ask(`/store/shop/orders/${order.id}`, { token: member })
    expect(JSON.stringify(own.body)).not.toContain('Nhầm đơn')
    expect((await correct(order)).status).toBe(400)
  })
})
