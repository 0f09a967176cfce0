import { expect, test } from 'vitest'
import { isDuplicate } from '../src/orders/module/record-sql'
import { fakeProduct } from './support/fake-content'
import { newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const [cream, soap] = [9361, 9362]
const { shop } = useShop(fakeProduct(cream), fakeProduct(soap))

async function place(phone: string, ...items: [product: number, quantity: number][]) {
  const wanted = items.map(([product, quantity]) => ({ product, quantity }))
  const body = orderBody({ phone, items: wanted })
  return (await shop.ask('/store/shop/orders', { body })).body.order
}

async function twinsOf({ id }: { id: number }): Promise<number[]> {
  const token = await shop.staffToken()
  const { body } = await shop.ask(`/admin/shop/orders/${id}/customer`, { token })
  return body.customer.duplicates.map((twin: { id: number }) => twin.id)
}

const age = ({ id }: { id: number }, hours: number) =>
  shop.rows(
    `update order_record set created_at = created_at - make_interval(hours => ?)
     where display_id = ? returning id`,
    [hours, id],
  )

test('equal orders of a phone within 24 hours name each other, until one is cancelled', async () => {
  const phone = '0987000301'
  const [one, other] = await Promise.all([
    place(phone, [cream, 1], [soap, 1]),
    place('+84987000301', [soap, 1], [cream, 1]),
  ])
  expect(await twinsOf(one)).toEqual([other.id])
  expect(await twinsOf(other)).toEqual([one.id])
  const marked = await shop.rows(
    `select display_id as id from order_record where phone = ? and ${isDuplicate}`,
    [phone],
  )
  expect(marked).toHaveLength(2)
  const desk = await newStaff(shop, 'order-desk')
  const body = { state: 'cancel', cause: 'duplicate' }
  await shop.ask(`/admin/shop/orders/${other.id}/state`, { body, token: desk.token })
  expect(await twinsOf(one)).toEqual([])
  expect(await twinsOf(other)).toEqual([])
})

test('other goods, another quantity, another phone or another day make no duplicate', async () => {
  const phone = '0987000302'
  const one = await place(phone, [cream, 1])
  const late = await place(phone, [cream, 1])
  await place(phone, [soap, 1])
  await place(phone, [cream, 2])
  await place(phone, [cream, 1], [soap, 1])
  await place('0987000303', [cream, 1])
  await age(one, 23)
  expect(await twinsOf(one)).toEqual([late.id])
  await age(one, 2)
  expect(await twinsOf(one)).toEqual([])
  expect(await twinsOf(late)).toEqual([])
})

test('two equal parts of one order are no duplicates, a third order is one of both', async () => {
  const phone = '0987000304'
  const whole = await place(phone, [soap, 2])
  const desk = await newStaff(shop, 'order-desk')
  const body = { items: [{ product: soap, quantity: 1 }], updatedAt: whole.updated_at }
  const answer = await shop.ask(`/admin/shop/orders/${whole.id}/split`, { body, token: desk.token })
  const part = answer.body.order
  expect(await twinsOf(whole)).toEqual([])
  expect(await twinsOf(part)).toEqual([])
  const third = await place(phone, [soap, 1])
  expect(await twinsOf(third)).toEqual([whole.id, part.id])
})
