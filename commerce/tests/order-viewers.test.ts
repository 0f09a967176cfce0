import { beforeAll, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 9369
const { shop } = useShop(fakeProduct(product))

let an: NewStaff
let mai: NewStaff
let order: number
let other: number

async function place(): Promise<number> {
  const body = orderBody({ items: [{ product, quantity: 1 }] })
  return (await shop.ask('/store/shop/orders', { body })).body.order.id
}

beforeAll(async () => {
  an = await newStaff(shop, 'order-desk')
  mai = await newStaff(shop, 'warehouse')
  order = await place()
  other = await place()
})

const view = (number: number, { token }: { token: string }) =>
  shop.ask(`/admin/shop/orders/${number}/viewers`, { body: {}, token })

const othersOf = async (number: number, person: NewStaff) =>
  (await view(number, person)).body.viewers

const age = ({ id }: NewStaff, seconds: number) =>
  shop.rows(
    `update order_viewer set updated_at = now() - make_interval(secs => ?)
     where staff = ? returning id`,
    [seconds, id],
  )

test('colleagues with the same order open see each other, and not themselves', async () => {
  expect(await othersOf(order, an)).toEqual([])
  expect(await othersOf(order, mai)).toEqual([an.id])
  expect(await othersOf(order, an)).toEqual([mai.id])
  expect(await othersOf(other, an)).toEqual([])
})

test('a colleague who closed the order is not shown, and is forgotten after a minute', async () => {
  await othersOf(order, mai)
  await age(mai, 11)
  expect(await othersOf(order, an)).toEqual([mai.id])
  await age(mai, 13)
  expect(await othersOf(order, an)).toEqual([])
  await age(mai, 61)
  await othersOf(other, an)
  expect(await shop.rows('select id from order_viewer where staff = ?', [mai.id])).toEqual([])
})

test('others learn nothing, and an unknown order is not recorded', async () => {
  expect((await view(order, { token: await shop.memberToken() })).status).toBe(401)
  expect((await view(order, await newStaff(shop, 'content'))).status).toBe(403)
  expect(await othersOf(999_999, an)).toEqual([])
  expect(await shop.rows('select id from order_viewer where display_id = 999999')).toEqual([])
})
