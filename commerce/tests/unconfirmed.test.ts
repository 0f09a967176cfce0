import { expect, test } from 'vitest'
import { releaseUnconfirmed } from '../src/orders/workflows/release-unconfirmed'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const { shop } = useShop(fakeProduct(8421))

const place = async (token?: string): Promise<number> => {
  const body = orderBody({ items: [{ product: 8421, quantity: 1 }], phone: '0987222333' })
  const answer = await shop.ask('/store/shop/orders', { body, ...(token && { token }) })
  return answer.body.order.id
}

const stateOf = async (order: number) => {
  const [row] = await shop.rows(
    `select r.state, t.actor, t.reason from order_record r
     join order_transition t on t.record_id = r.id where r.display_id = ?
     order by t.created_at desc limit 1`,
    [order],
  )
  return row
}

const age = (order: number, days: number) =>
  shop.rows(
    'update order_record set created_at = now() - make_interval(days => ?) where display_id = ?',
    [days, order],
  )

const reserved = async (): Promise<number> => {
  const [level] = await shop.rows(
    `select reserved_quantity::int as pieces from inventory_level where inventory_item_id =
       (select id from inventory_item where sku = 'product-8421')`,
  )
  return level.pieces
}

const notices = () =>
  shop.rows("select recipient, data from outgoing_mail where template = 'orders-released'")

test('an unconfirmed order of a guest is cancelled in time, its stock is free, staff know', async () => {
  // Other files of this worker leave aged orders behind.
  await releaseUnconfirmed(shop.container)
  await shop.rows("delete from outgoing_mail where template = 'orders-released'")
  const before = await reserved()
  const [old, young, confirmed] = [await place(), await place(), await place()]
  await age(old, 30)
  await age(confirmed, 30)
  const token = await shop.staffToken()
  await shop.ask(`/admin/shop/orders/${confirmed}/state`, { token, body: { state: 'confirm' } })

  expect(await releaseUnconfirmed(shop.container)).toBe(1)
  expect(await stateOf(old)).toEqual({ state: 'cancel', actor: 'system', reason: 'unconfirmed' })
  expect(await stateOf(young)).toMatchObject({ state: 'new' })
  expect(await stateOf(confirmed)).toMatchObject({ state: 'confirm' })
  expect(await reserved()).toBe(before + 2)
  const sent = await notices()
  expect(sent).toContainEqual({
    recipient: 'staff@example.com',
    data: expect.objectContaining({ orders: '1' }),
  })

  expect(await releaseUnconfirmed(shop.container)).toBe(0)
  expect(await notices()).toHaveLength(sent.length)
})

test('the order of a member who has received one before stays', async () => {
  const { token } = await newMember(shop, 'received-before@example.com')
  const [received, waiting] = [await place(token), await place(token)]
  await shop.rows("update order_record set state = 'complete' where display_id = ?", [received])
  await age(waiting, 30)
  expect(await releaseUnconfirmed(shop.container)).toBe(0)
  expect(await stateOf(waiting)).toMatchObject({ state: 'new' })
})
