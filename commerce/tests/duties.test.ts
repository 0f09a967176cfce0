import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Duty, duties, may } from '@nas/domain/duties'
import { beforeAll, describe, expect, test } from 'vitest'
import { permissionsOfRoutes } from '../src/accounts/http/permissions'
import { fakeProduct } from './support/fake-content'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const { shop } = useShop(fakeProduct(8560))

let people: Record<Duty, NewStaff>

beforeAll(async () => {
  const made: [Duty, NewStaff][] = []
  for (const duty of duties) made.push([duty, await newStaff(shop, duty)])
  people = Object.fromEntries(made) as typeof people
})

const place = async (change: object = {}) => {
  const body = orderBody({ items: [{ product: 8560, quantity: 1 }], ...change })
  const { status, body: answer } = await shop.ask('/store/shop/orders', { body })
  expect(status).toBe(200)
  return answer.order
}

const read = (who: Duty, path: string) =>
  shop.ask(`/admin/shop/${path}`, { token: people[who].token })
const move = (who: Duty, id: number, state: string) =>
  shop.ask(`/admin/shop/orders/${id}/state`, { token: people[who].token, body: { state } })

test('every route of staff says what it needs, or is a machine’s', () => {
  const api = join(__dirname, '../src/api')
  const calls = globSync('admin/**/route.ts', { cwd: api }).flatMap((file) => {
    const path = `/${dirname(file).replaceAll(/\[(\w+)\]/g, ':$1')}`
    const methods = readFileSync(join(api, file), 'utf8').matchAll(/\b(GET|POST|PUT|DELETE)\b/g)
    return [...methods].map(([method]) => `${method} ${path}`)
  })
  const machines = calls.filter((call) => !Object.hasOwn(permissionsOfRoutes, call))
  expect(machines.sort()).toEqual([
    'GET /admin/shop/sold',
    'POST /admin/shop/content-sync',
    'POST /admin/shop/social',
    'POST /admin/shop/social/link',
  ])
  expect(calls).toEqual(expect.arrayContaining(Object.keys(permissionsOfRoutes)))
})

describe.each(Object.entries(permissionsOfRoutes))('%s', (call, needed) => {
  const [method = '', path = ''] = call.split(' ')
  const place = path.replaceAll(/:\w+/g, 'none')

  test.each(duties)('by %s', async (duty) => {
    const body = method === 'POST' ? {} : undefined
    const { status } = await shop.ask(place, { method, body, token: people[duty].token })
    const isForAll = needed === 'own' || needed === 'enrolling' || needed === 'by state'
    const isOpen = isForAll || may([duty], needed)
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

test('nobody but a machine takes content over', async () => {
  const { token } = people.manager
  const sent = { token, body: { products: [1] } }
  expect((await shop.ask('/admin/shop/content-sync', sent)).status).toBe(403)
})

describe('the warehouse', () => {
  test('sees neither prices nor e-mail, whichever way it reads an order', async () => {
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
  ])('cannot find out by %s=%s', async (name, value) => {
    const path = `orders?${name}=${encodeURIComponent(value)}`
    expect((await read('warehouse', path)).status).toBe(400)
    expect((await read('order-desk', path)).status).toBe(200)
  })
})

describe('the states of an order', () => {
  test('are each brought about by those whose work it is', async () => {
    const { id } = await place({ payment: 'vietqr' })
    const attempts: [Duty, string, number][] = [
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
    for (const [duty, state, status] of attempts) {
      expect([duty, state, (await move(duty, id, state)).status]).toEqual([duty, state, status])
    }
  })
})

describe('a refund', () => {
  const settle = (token: string, id: number) =>
    shop.ask(`/admin/shop/orders/${id}/refund`, { token, body: { note: 'Chuyển khoản' } })

  /** An order that was paid and cancelled: so much is due back. */
  async function due(amount: number): Promise<number> {
    const { id } = await place({ payment: 'vietqr' })
    await move('manager', id, 'payment')
    expect((await move('manager', id, 'cancel')).status).toBe(200)
    await shop.rows('update refund_due set amount = ? where display_id = ?', [amount, id])
    return id
  }

  test('of a large sum counts once two people have said that it was paid', async () => {
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

  test('of a small sum needs one', async () => {
    const { body } = await settle(people.accountant.token, await due(1_999_999))
    expect(body.order.refunds[0]).toMatchObject({
      settled_at: expect.any(String),
      proposed_by: null,
    })
  })

  test('is proposed once and settled once by two at the same time', async () => {
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
