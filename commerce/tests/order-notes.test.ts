import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 9330
const { shop } = useShop(fakeProduct(product), fakeProduct(product + 1))

let an: NewStaff
let mai: NewStaff
let care: NewStaff

beforeAll(async () => {
  an = await newStaff(shop, 'order-desk')
  mai = await newStaff(shop, 'warehouse')
  care = await newStaff(shop, 'content')
})

let placed = 0
async function place(token?: string): Promise<number> {
  const body = orderBody({ items: [{ product: product + (placed++ % 2), quantity: 1 }] })
  const headers = { 'Idempotency-Key': randomUUID() }
  return (await shop.ask('/store/shop/orders', { body, headers, token })).body.order.id
}

const note = (order: number, body: object, { token } = an) =>
  shop.ask(`/admin/shop/orders/${order}/notes`, { body, token })

const read = async (order: number, { token } = an) =>
  (await shop.ask(`/admin/shop/orders/${order}`, { token })).body.order

const found = async (filters: object, { token } = an, of = 'admin') =>
  shop.ask(`/${of}/shop/orders?filters=${encodeURIComponent(JSON.stringify(filters))}`, { token })

const numbersIn = ({ body }: Awaited<ReturnType<typeof found>>) =>
  body.orders.map(({ id }: { id: number }) => id)

const mentionsOf = async ({ token }: NewStaff) =>
  (await shop.ask('/admin/shop/mentions', { token })).body.mentions

const nameOf = ({ id }: NewStaff) => (id === an.id ? 'Người order-desk' : 'Người warehouse')

describe('a note of an order', () => {
  test('is read by staff with its author, not by its owner', async () => {
    const member = await newMember(shop, `note-${randomUUID()}@example.com`)
    const order = await place(member.token)
    await note(order, { words: '  Gửi kèm mẫu thử ' })
    const { desk } = await read(order, mai)
    expect(desk).toMatchObject({ note_count: 1, call: null, call_at: null })
    expect(desk.notes).toMatchObject([{ words: 'Gửi kèm mẫu thử', call: null, who: nameOf(an) }])
    const own = await shop.ask(`/store/shop/orders/${order}`, { token: member.token })
    expect(own.body.order.desk).toBeNull()
    expect(JSON.stringify(own.body)).not.toContain('mẫu thử')
  })

  test('leaves the version of the order, so that no open page becomes stale', async () => {
    const order = await place()
    const { updated_at } = await read(order)
    await note(order, { call: 'reached' })
    expect((await read(order)).updated_at).toBe(updated_at)
  })

  test('without words or result, or a callback without its time, is refused', async () => {
    const order = await place()
    for (const body of [{}, { words: '   ' }, { call: 'later' }, { call: 'asleep' }])
      expect((await note(order, body)).status).toBe(400)
    expect((await note(order, { call: 'later', call_at: '2026-02-30T00:00:00Z' })).status).toBe(400)
    expect((await note(order, { words: 'Sai việc' }, care)).status).toBe(403)
    expect((await note(999_999, { words: 'Không có' })).status).toBe(404)
    expect((await read(order)).desk.note_count).toBeNull()
  })

  test('of a call sets when to call again, until the next call', async () => {
    const order = await place()
    const at = '2026-12-01T02:30:00.000Z'
    await note(order, { call: 'later', call_at: '2026-12-01T09:30:00+07:00' })
    await note(order, { words: 'Khách bận' })
    expect((await read(order)).desk).toMatchObject({ call: 'later', call_at: at, note_count: 2 })
    const due = { id: order, call_at: { $lte: at } }
    expect(numbersIn(await found(due))).toEqual([order])
    await note(order, { call: 'reached' })
    expect((await read(order)).desk).toMatchObject({ call: 'reached', call_at: null })
    expect(numbersIn(await found(due))).toEqual([])
  })

  test('notifies the colleagues it mentions until they open the order', async () => {
    const order = await place()
    const words = `@${nameOf(mai)} gói quà giúp em`
    await note(order, { words, mentions: [mai.id, an.id, mai.id] })
    expect(await mentionsOf(mai)).toMatchObject([{ order, words, who: nameOf(an) }])
    expect(await mentionsOf(an)).toEqual([])
    await shop.ask(`/admin/shop/orders/${order}/mentions`, { body: {}, token: mai.token })
    expect(await mentionsOf(mai)).toEqual([])
    expect((await note(order, { words: 'x', mentions: [care.id] })).status).toBe(403)
    expect((await note(order, { words: 'x', mentions: ['user_unknown'] })).status).toBe(403)
  })
})

test('owners cannot search by what staff noted', async () => {
  const member = await newMember(shop, `probe-${randomUUID()}@example.com`)
  for (const name of ['assignee', 'call', 'note_count', 'call_at'])
    expect((await found({ [name]: { $null: true } }, member, 'store')).status).toBe(400)
})

describe('the person in charge', () => {
  const assign = (orders: number[], assignee: string | null, { token } = an) =>
    shop.ask('/admin/shop/assigned-orders', { body: { orders, assignee }, token })

  test('is set for many orders at once, and found by the list', async () => {
    const [first, second] = [await place(), await place()]
    expect((await assign([first, second, first], mai.id)).status).toBe(200)
    expect((await read(first)).desk).toMatchObject({ assignee: mai.id, assignee_name: nameOf(mai) })
    expect(numbersIn(await found({ id: { $in: [first, second] }, assignee: mai.id }))).toHaveLength(
      2,
    )
    await assign([second], null)
    expect((await read(second)).desk).toMatchObject({ assignee: null, assignee_name: null })
  })

  test('is a colleague who may read orders', async () => {
    const order = await place()
    expect((await assign([order], care.id)).status).toBe(403)
    expect((await assign([order], an.id, care)).status).toBe(403)
    expect((await assign([], an.id)).status).toBe(400)
  })
})
