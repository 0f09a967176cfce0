import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 9360
const { shop } = useShop(fakeProduct(product))

const phone = '0987000201'

let desk: NewStaff
let packer: NewStaff
let member: { id: string; token: string }
let holder: { id: string }
let guestOrder: { id: number; code: string; total: number }
let memberOrder: { id: number; code: string }

async function place(typed: string, token?: string) {
  const body = orderBody({ phone: typed, items: [{ product, quantity: 1 }] })
  return (await shop.ask('/store/shop/orders', { body, ...(token && { token }) })).body.order
}

const read = (order: number, token?: string) =>
  shop.ask(`/admin/shop/orders/${order}/person`, { ...(token && { token }) })

beforeAll(async () => {
  desk = await newStaff(shop, 'order-desk')
  packer = await newStaff(shop, 'warehouse')
  member = await newMember(shop, `person-${randomUUID()}@example.com`)
  holder = await newMember(shop, `person-${randomUUID()}@example.com`, { phone })
  guestOrder = await place('+84 987 000 201')
  memberOrder = await place(phone, member.token)
  await place('0987000202')
  for (const [order, words] of [
    [guestOrder.id, 'Gọi buổi chiều'],
    [memberOrder.id, 'Đổi màu'],
  ] as const)
    await shop.ask(`/admin/shop/orders/${order}/notes`, { body: { words }, token: desk.token })
})

test('a person has the orders, notes and accounts of the phone, however it was typed', async () => {
  const { status, body } = await read(guestOrder.id, desk.token)
  expect(status).toBe(200)
  expect(body.person.phone).toBe(phone)
  expect(body.person.orders).toMatchObject([
    { id: memberOrder.id, code: memberOrder.code, state: 'new', payment_kind: 'cod' },
    { id: guestOrder.id, code: guestOrder.code, total: guestOrder.total },
  ])
  expect(body.person.notes).toMatchObject([
    { order: memberOrder.id, code: memberOrder.code, words: 'Đổi màu', who: 'Người order-desk' },
    { order: guestOrder.id, words: 'Gọi buổi chiều', call: null },
  ])
  const accounts = body.person.members.map(({ id }: { id: string }) => id)
  expect(accounts.sort()).toEqual([member.id, holder.id].sort())
  expect((await read(memberOrder.id, desk.token)).body.person).toEqual(body.person)
})

test('a packer sees the orders of a person without amounts and accounts', async () => {
  const { orders, members } = (await read(guestOrder.id, packer.token)).body.person
  expect(orders.map(({ total }: { total: number | null }) => total)).toEqual([null, null])
  expect(members).toBeNull()
})

test('others do not learn about a person', async () => {
  const content = await newStaff(shop, 'content')
  expect((await read(guestOrder.id, content.token)).status).toBe(403)
  expect((await read(guestOrder.id, member.token)).status).toBe(401)
  expect((await read(guestOrder.id)).status).toBe(401)
  expect((await read(999_999, desk.token)).status).toBe(404)
})
