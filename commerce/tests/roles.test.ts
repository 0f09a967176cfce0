import { may, roles, type StaffRole } from '@nas/domain/roles'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminRules } from '../src/accounts/http/permissions'
import { operationRoutes } from '../src/api/operation-routes'
import { fakeProduct } from './support/fake-content'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const staffRules = adminRules.flatMap(({ call, staff }) => (staff ? [[call, staff] as const] : []))

const { shop } = useShop(fakeProduct(8560))

let people: Record<StaffRole, NewStaff>

beforeAll(async () => {
  const made: [StaffRole, NewStaff][] = []
  for (const role of roles) made.push([role, await newStaff(shop, role)])
  people = Object.fromEntries(made) as typeof people
})

const place = async (change: object = {}) => {
  const body = orderBody({ items: [{ product: 8560, quantity: 1 }], ...change })
  const { status, body: answer } = await shop.ask('/store/shop/orders', { body })
  expect(status).toBe(200)
  return answer.order
}

const read = (who: StaffRole, path: string) =>
  shop.ask(`/admin/shop/${path}`, { token: people[who].token })
const move = (who: StaffRole, id: number, state: string) =>
  shop.ask(`/admin/shop/orders/${id}/state`, { token: people[who].token, body: { state } })

test('every staff route declares its permission or requires the secret key', () => {
  const calls = operationRoutes
    .filter(({ matcher }) => matcher.startsWith('/admin/'))
    .map(({ methods: [method], matcher }) => `${method} ${matcher}`)
  const machines = calls.filter((call) => !staffRules.some(([open]) => open === call))
  expect(machines.sort()).toEqual([
    'GET /admin/shop/sold',
    'GET /admin/shop/sold-out',
    'GET /admin/shop/star-counts',
    'POST /admin/shop/content-sync',
    'POST /admin/shop/sign-in-holder',
    'POST /admin/shop/social',
    'POST /admin/shop/social/link',
  ])
  expect(calls).toEqual(expect.arrayContaining(staffRules.map(([call]) => call)))
})

describe.each(staffRules)('%s', (call, needed) => {
  const [method = '', path = ''] = call.split(' ')
  const place = path.replaceAll(/:\w+/g, 'none')

  test.each(roles)('by %s', async (role) => {
    const body = method === 'POST' ? {} : undefined
    const { status } = await shop.ask(place, { method, body, token: people[role].token })
    const isForAll = needed === 'own' || needed === 'enrolling' || needed === 'by state'
    const isOpen = isForAll || may([role], needed)
    if (isOpen) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(403)
  })

  test('by a member or a visitor', async () => {
    const body = method === 'POST' ? {} : undefined
    const token = await shop.memberToken()
    for (const sent of [{ token }, {}]) {
      expect((await shop.ask(place, { method, body, ...sent })).status).toBe(401)
    }
  })
})

test('only the secret key imports content', async () => {
  const { token } = people.manager
  const sent = { token, body: { products: [1] } }
  expect((await shop.ask('/admin/shop/content-sync', sent)).status).toBe(403)
})

describe('the warehouse', () => {
  test('sees neither prices nor e-mail in any answer about an order', async () => {
    const email = 'khach-kho@example.com'
    const { id } = await place({ email })
    const hidden = {
      total: null,
      subtotal: null,
      shipping_price: null,
      discount: null,
      email: null,
    }
    const moved = await move('warehouse', id, 'pickitem')
    const one = await read('warehouse', `orders/${id}`)
    const { body } = await read('warehouse', 'orders?limit=500')
    const listed = body.orders.find((order: { id: number }) => order.id === id)
    for (const order of [moved.body.order, one.body.order, listed]) {
      expect(order).toMatchObject({
        ...hidden,
        cod_amount: null,
        customer: null,
        name: 'Trần Thị Bưởi',
      })
      expect(order.items).toEqual([expect.objectContaining({ price: null, quantity: 1 })])
      expect(JSON.stringify(order)).not.toContain(email)
    }
    const desk = await read('order-desk', `orders/${id}`)
    expect(desk.body.order).toMatchObject({ email, total: expect.any(Number) })
  })

  test.each([
    ['filters', JSON.stringify({ email: { $contains: 'a' } })],
    ['filters', JSON.stringify({ $or: [{ total: { $gt: 1 } }, { id: { $gt: 0 } }] })],
    ['sort', JSON.stringify(['total:desc'])],
  ])('cannot probe by %s=%s', async (name, value) => {
    const path = `orders?${name}=${encodeURIComponent(value)}`
    expect((await read('warehouse', path)).status).toBe(400)
    expect((await read('order-desk', path)).status).toBe(200)
  })
})

describe('the states of an order', () => {
  test('are each set only by the roles for them', async () => {
    const { id } = await place({ payment: 'vietqr' })
    const attempts: [StaffRole, string, number][] = [
      ['content', 'cancel', 403],
      ['customer-care', 'cancel', 403],
      ['warehouse', 'cancel', 403],
      ['order-desk', 'payment', 403],
      ['warehouse', 'payment', 403],
      ['accountant', 'cancel', 403],
      ['accountant', 'payment', 200],
      ['accountant', 'pickitem', 403],
      ['warehouse', 'pickitem', 200],
      ['order-desk', 'delivery', 200],
    ]
    for (const [role, state, status] of attempts) {
      expect([role, state, (await move(role, id, state)).status]).toEqual([role, state, status])
    }
  })
})

describe('a refund', () => {
  const settle = (token: string, id: number) =>
    shop.ask(`/admin/shop/orders/${id}/refund`, { token, body: { note: 'Chuyển khoản' } })

  /** A paid and cancelled order with this due refund. */
  async function due(amount: number): Promise<number> {
    const { id } = await place({ payment: 'vietqr' })
    await move('manager', id, 'payment')
    expect((await move('manager', id, 'cancel')).status).toBe(200)
    await shop.rows('update refund_due set amount = ? where display_id = ?', [amount, id])
    return id
  }

  test('of a large sum is final after two people confirmed it', async () => {
    const id = await due(2_000_000)
    const [first, second] = [people.accountant, people.manager]
    const { body } = await settle(first.token, id)
    const [refund] = body.order.refunds
    expect(refund).toMatchObject({ settled_at: null, proposed_by: first.id })
    expect(body.order.refund_due).toBe(true)
    const again = await settle(first.token, id)
    expect([again.status, again.body.code]).toEqual([400, 'second_person'])
    const done = await settle(second.token, id)
    expect(done.body.order.refunds[0].settled_at).toEqual(expect.any(String))
    expect((await settle(second.token, id)).body.code).toBe('refund_not_due')
  })

  test('of a small sum is final after one', async () => {
    const { body } = await settle(people.accountant.token, await due(1_999_999))
    expect(body.order.refunds[0]).toMatchObject({
      settled_at: expect.any(String),
      proposed_by: null,
    })
  })

  test('is proposed once and settled once by two concurrent calls', async () => {
    const id = await due(3_000_000)
    const both = [people.accountant.token, people.manager.token]
    const answers = await Promise.all(both.map((token) => settle(token, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await shop.rows(
      'select settled_by is not null and proposed_by <> settled_by as two from refund_due where display_id = ?',
      [id],
    )
    expect(rows).toEqual([{ two: true }])
  })
})
