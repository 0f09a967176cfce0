import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import removeAged from '../src/jobs/remove-aged'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const products = [8980, 8981]
const { shop } = useShop(...products.map((id) => fakeProduct(id)))

let desk: NewStaff
let manager: string

beforeAll(async () => {
  desk = await newStaff(shop, 'order-desk')
  manager = await shop.staffToken()
})

async function place(phone: string, token?: string, product = 8980) {
  const body = orderBody({ phone, items: [{ product, quantity: 1 }] })
  return shop.ask('/store/shop/orders', { body, ...(token && { token }) })
}

const move = (id: number, body: object) =>
  shop.ask(`/admin/shop/orders/${id}/state`, { body, token: manager })

const customerOf = async (id: number, token = desk.token) =>
  (await shop.ask(`/admin/shop/orders/${id}/customer`, { token })).body.customer

const block = (id: number, body: object, token = desk.token) =>
  shop.ask(`/admin/shop/orders/${id}/phone`, { body, token })

test('the orders of a phone are counted, of guests and members together', async () => {
  const phone = '0987000101'
  const member = await newMember(shop, `phone-${randomUUID()}@example.com`)
  const [delivered, refused, open] = [
    (await place(phone)).body.order,
    (await place(phone, member.token)).body.order,
    (await place(phone)).body.order,
  ]
  for (const state of ['pickitem', 'delivery', 'complete']) await move(delivered.id, { state })
  await move(refused.id, { state: 'cancel', cause: 'refused' })
  expect(await customerOf(open.id)).toMatchObject({
    orders: 3,
    open: 1,
    delivered: 1,
    refused: 1,
    returned: 0,
    cancelled: 1,
    first_at: delivered.created_at,
    cod_block: null,
  })
  expect((await customerOf(open.id, manager)).value).toBe(delivered.total + open.total)
  const packer = await newStaff(shop, 'warehouse')
  expect((await customerOf(open.id, packer.token)).value).toBeNull()
})

test('a phone is blocked from cash on delivery without an account, with reason and person', async () => {
  const phone = '0987000102'
  const { id } = (await place(phone)).body.order
  expect((await block(id, { blocked: true, reason: 'Bom hàng 2 lần' })).status).toBe(200)
  expect((await customerOf(id)).cod_block).toMatchObject({
    reason: 'Bom hàng 2 lần',
    who: expect.any(String),
  })
  const refused = await place('+84 987 000 102')
  expect([refused.status, refused.body.code]).toEqual([400, 'cod_blocked'])
  expect((await place('0987000103')).status).toBe(200)
  await block(id, { blocked: false })
  expect((await customerOf(id)).cod_block).toBeNull()
  expect((await place(phone)).status).toBe(200)
})

test('the block of a member’s phone is shown and ended on an order too', async () => {
  const phone = '0987000104'
  const member = await newMember(shop, `phone-${randomUUID()}@example.com`, { phone })
  const { id } = (await place(phone)).body.order
  await shop.ask(`/admin/shop/users/${member.id}/cod`, {
    body: { blocked: true, reason: 'Bom hàng' },
    token: manager,
  })
  expect((await customerOf(id)).cod_block).toEqual({ reason: 'Bom hàng', who: null, at: null })
  await block(id, { blocked: false })
  expect((await place(phone, member.token)).status).toBe(200)
})

test('a block ends after 24 months, and its row is removed', async () => {
  const phone = '0987000106'
  const { id } = (await place(phone, undefined, 8981)).body.order
  expect((await block(id, { blocked: true })).status).toBe(400)
  await block(id, { blocked: true, reason: 'Bom hàng' })
  const age = (months: number) =>
    shop.rows(
      `update blocked_phone set created_at = now() - make_interval(months => ?)
       where phone in (select phone from order_record where display_id = ?)
       returning phone`,
      [months, id],
    )
  expect(await age(23)).toHaveLength(1)
  await removeAged(shop.container)
  expect((await customerOf(id)).cod_block).toMatchObject({ reason: 'Bom hàng' })
  expect(await age(24)).toHaveLength(1)
  expect((await customerOf(id)).cod_block).toBeNull()
  await removeAged(shop.container)
  expect(await age(24)).toEqual([])
})

test('only staff who handle orders may block a phone', async () => {
  const { id } = (await place('0987000105', undefined, 8981)).body.order
  const packer = await newStaff(shop, 'warehouse')
  expect((await block(id, { blocked: true }, packer.token)).status).toBe(403)
  expect((await block(id, { blocked: true }, await shop.memberToken())).status).toBe(401)
})
