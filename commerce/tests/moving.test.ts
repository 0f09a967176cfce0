import type { OrderState } from '@nas/domain/order-states'
import { beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS, type OperationsService } from '../src/operations/module/service'
import { movedOutcome } from '../src/orders/module/record-sql'
import { moveOrderType } from '../src/orders/workflows/move-order/move-order'
import { initialStock, staff } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { type Answer, useShop } from './support/shop'

let staffToken: string
let memberToken: string

const { shop } = useShop(...Array.from({ length: 14 }, (_, index) => fakeProduct(101 + index)))

beforeAll(async () => {
  staffToken = await shop.staffToken()
  memberToken = await shop.memberToken()
})

async function place(product: number, token?: string): Promise<number> {
  const note = 'Gói quà 50%_\\?'
  const body = orderBody({ items: [{ product, quantity: 2 }], note })
  const placed = await shop.ask('/store/shop/orders', { body, ...(token && { token }) })
  expect(placed.status).toBe(200)
  return placed.body.order.id
}

function byStaff(order: number, state: string, reason?: string): Promise<Answer> {
  const body = { state, reason }
  return shop.ask(`/admin/shop/orders/${order}/state`, { body, token: staffToken })
}

function byMember(order: number, state: string): Promise<Answer> {
  return shop.ask(`/store/shop/orders/${order}/state`, { body: { state }, token: memberToken })
}

async function stockOf(product: number) {
  const [level] = await shop.rows(
    `select stocked_quantity::int as stocked, reserved_quantity::int as reserved,
     (select count(*) from reservation_item r where r.inventory_item_id = i.id
      and r.deleted_at is null)::int as reservations
     from inventory_level l join inventory_item i on i.id = l.inventory_item_id where i.sku = ?`,
    [`product-${product}`],
  )
  return level
}

/** The state of the order in Medusa. */
async function medusaOf(order: number) {
  const [found] = await shop.rows(
    `select o.status, c.status as payment, c.captured_amount::int as captured,
     f.packed_at is not null as packed, f.shipped_at is not null as shipped,
     f.delivered_at is not null as delivered, f.canceled_at is not null as recalled
     from order_record r join "order" o on o.id = r.order_id
     join order_payment_collection pc on pc.order_id = o.id
     join payment_collection c on c.id = pc.payment_collection_id
     left join order_fulfillment l on l.order_id = o.id
     left join fulfillment f on f.id = l.fulfillment_id where r.display_id = ?`,
    [order],
  )
  return found
}

describe('staff', () => {
  test('move an order from new to delivered and paid, in step with Medusa', async () => {
    const order = await place(101)
    expect(await stockOf(101)).toEqual({ stocked: initialStock, reserved: 2, reservations: 1 })

    expect((await byStaff(order, 'pickitem')).status).toBe(200)
    expect(await medusaOf(order)).toMatchObject({ packed: true, shipped: false })
    expect(await stockOf(101)).toEqual({ stocked: initialStock - 2, reserved: 0, reservations: 0 })

    expect((await byStaff(order, 'delivery')).status).toBe(200)
    expect(await medusaOf(order)).toMatchObject({ shipped: true, captured: 0 })

    const { status, body } = await byStaff(order, 'complete', 'Khách đã nhận')
    expect(status).toBe(200)
    expect(await medusaOf(order)).toMatchObject({
      status: 'completed',
      delivered: true,
      payment: 'completed',
      captured: 230_000,
    })
    const moves = body.order.history.map(
      ({ from, to, actor }: { from: string | null; to: string; actor: string }) =>
        `${from}>${to} ${actor}`,
    )
    expect(moves).toEqual([
      'null>new customer',
      'new>pickitem staff',
      'pickitem>delivery staff',
      'delivery>complete staff',
    ])
    const [user] = await shop.rows('select id from "user" where email = ?', [staff.email])
    expect(body.order.history.at(-1)).toMatchObject({ actor_id: user.id, reason: 'Khách đã nhận' })
  })

  test.each([
    ['new', 102, []],
    ['pickitem', 103, ['pickitem']],
    ['delivery', 104, ['pickitem', 'delivery']],
  ])('cancel from %s, and all stock returns', async (_from, product, path) => {
    const order = await place(product)
    for (const state of path) expect((await byStaff(order, state)).status).toBe(200)
    const { status, body } = await byStaff(order, 'cancel')
    expect([status, body.order?.state]).toEqual([200, 'cancel'])
    expect(await stockOf(product)).toEqual({ stocked: initialStock, reserved: 0, reservations: 0 })
    expect(await medusaOf(order)).toMatchObject({ status: 'canceled', payment: 'canceled' })
  })

  test.each(['new', 'payment', 'delivery', 'complete', 'rate', 'usercancel'])(
    'cannot move a new order to %s',
    async (state) => {
      const order = await place(105)
      expect(await byStaff(order, state)).toMatchObject({
        status: 400,
        body: { code: 'transition_not_allowed', errors: [{ path: ['state'] }] },
      })
      await byStaff(order, 'cancel')
    },
  )

  test('get an error for an unknown state or order', async () => {
    const order = await place(106)
    expect(await byStaff(order, 'lost')).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await byStaff(999_999, 'cancel')).toMatchObject({ status: 404 })
    expect(await shop.ask('/admin/shop/orders/x', { token: staffToken })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })
})

describe('of two concurrent moves one wins', () => {
  test('when both are the same', async () => {
    const order = await place(107)
    const answers = await Promise.all([byStaff(order, 'pickitem'), byStaff(order, 'pickitem')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await stockOf(107)).toEqual({ stocked: initialStock - 2, reserved: 0, reservations: 0 })
  })

  test('when one packs and the other cancels', async () => {
    const order = await place(108, memberToken)
    const answers = await Promise.all([byStaff(order, 'cancel'), byMember(order, 'usercancel')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await stockOf(108)).toEqual({ stocked: initialStock, reserved: 0, reservations: 0 })
    const { body } = await shop.ask(`/admin/shop/orders/${order}`, { token: staffToken })
    expect(body.order.history).toHaveLength(2)
  })
})

test('a move that failed half-way is finished by repeating it', async () => {
  const order = await place(109)
  const operations: { commit: () => Promise<object[]> } = shop.container.resolve('operations')
  const { commit } = operations
  operations.commit = () => Promise.reject(new Error('disk is full'))
  expect((await byStaff(order, 'pickitem')).status).toBe(500)
  operations.commit = commit
  expect(
    (await shop.ask(`/admin/shop/orders/${order}`, { token: staffToken })).body.order.state,
  ).toBe('new')
  expect((await byStaff(order, 'pickitem')).status).toBe(200)
  expect(await stockOf(109)).toEqual({ stocked: initialStock - 2, reserved: 0, reservations: 0 })
})

test('a move from a former state has no effect', async () => {
  const order = await place(113)
  const [{ id, order_id: orderId }] = await shop.rows(
    'select id, order_id from order_record where display_id = ?',
    [order],
  )
  const operations = shop.container.resolve<OperationsService>(OPERATIONS)
  const by = {
    recordId: id,
    orderId,
    from: 'new',
    actor: 'staff',
    actorId: null,
    reason: null,
  } as const
  const moveTo = async (to: OrderState) => {
    const begun = await operations.replace(moveOrderType, { subject: id, intent: {} })
    return operations.commit(begun, movedOutcome({ ...by, to }))
  }
  expect(await moveTo('confirm')).toMatchObject([{ state: 'confirm' }])
  expect(await moveTo('cancel')).toEqual([])
  const { body } = await shop.ask(`/admin/shop/orders/${order}`, { token: staffToken })
  expect(body.order.state).toBe('confirm')
  expect(body.order.history).toHaveLength(2)
})

describe('a stale screen', () => {
  test('cannot cancel a parcel that a colleague has handed over', async () => {
    const order = await place(114)
    const seen = (await byStaff(order, 'pickitem')).body.order
    const handedOver = (await byStaff(order, 'delivery')).body.order
    const stock = await stockOf(114)
    const cancel = (updatedAt: string) => {
      const body = { state: 'cancel', updatedAt }
      return shop.ask(`/admin/shop/orders/${order}/state`, { body, token: staffToken })
    }
    const { status, body } = await cancel(seen.updated_at)
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(await medusaOf(order)).toMatchObject({ shipped: true, recalled: false })
    expect(await stockOf(114)).toEqual(stock)
    expect((await cancel(handedOver.updated_at)).status).toBe(200)
  })
})

describe('a member', () => {
  test('may only cancel their own order', async () => {
    const order = await place(110, memberToken)
    for (const state of ['complete', 'pickitem', 'cancel']) {
      expect((await byMember(order, state)).body.code).toBe('transition_not_allowed')
    }
    const { body } = await byMember(order, 'usercancel')
    expect(body.order).toMatchObject({ state: 'usercancel' })
    expect(body.order.history.at(-1)).toMatchObject({ actor: 'customer', from: 'new' })
  })

  test('does not see the order of another member', async () => {
    const foreign = await place(111)
    expect((await byMember(foreign, 'usercancel')).status).toBe(404)
    const path = `/store/shop/orders/${foreign}`
    expect((await shop.ask(path, { token: memberToken })).status).toBe(404)
    const filters = encodeURIComponent(
      JSON.stringify({ $or: [{ id: { $eq: foreign } }, { $not: { $and: [] } }] }),
    )
    const list = await shop.ask(`/store/shop/orders?filters=${filters}`, { token: memberToken })
    expect(list.body).toEqual({ orders: [], count: 0 })
  })

  test('and a guest have no staff access', async () => {
    const order = await place(112)
    const path = `/admin/shop/orders/${order}/state`
    const body = { state: 'cancel' }
    expect((await shop.ask(path, { body, token: memberToken })).status).toBe(401)
    expect((await shop.ask(path, { body })).status).toBe(401)
    expect((await shop.ask('/store/shop/orders')).status).toBe(401)
    expect((await shop.ask('/admin/shop/orders')).status).toBe(401)
  })
})

describe('the list for staff', () => {
  const list = (query: Record<string, unknown>) => {
    const text = Object.entries(query).map(([name, value]): [string, string] => [
      name,
      typeof value === 'number' ? String(value) : JSON.stringify(value),
    ])
    return shop.ask(`/admin/shop/orders?${new URLSearchParams(text)}`, { token: staffToken })
  }
  // Orders of this file only, because the files share a database.
  const noted = { note: { $contains: '50%_\\?' } }
  const ids = ({ body }: Answer): number[] => body.orders.map(({ id }: { id: number }) => id)

  test('is filtered, sorted and paged by the database', async () => {
    const states = { $and: [noted, { state: { $in: ['cancel', 'usercancel'] } }] }
    const all = await list({ filters: states, sort: [{ id: 'asc' }] })
    expect(all.body.count).toBe(all.body.orders.length)
    expect(ids(all)).toEqual(ids(all).toSorted((a, b) => a - b))
    const second = await list({
      filters: states,
      sort: [{ id: 'asc' }],
      limit: 2,
      offset: 2,
    })
    expect(ids(second)).toEqual(ids(all).slice(2, 4))
    expect(second.body.count).toBe(all.body.count)
  })

  test.each([
    [{ name: { $containsi: 'BƯỞI' } }, true],
    [{ name: { $contains: 'BƯỞI' } }, false],
    [{ name: { $startsWith: 'Trần' } }, true],
    [{ name: { $endsWithi: 'bưởi' } }, true],
    [{ name: { $contains: '%' } }, false],
    [{ phone: { $eq: '0912345678' } }, true],
    [{ total: { $between: [1, '9000000'] } }, true],
    [{ total: { $gt: 9_000_000 } }, false],
    [{ createdAt: { $lt: '2020-01-01' } }, false],
    [{ customer: { $notNull: true } }, true],
    [{ $not: { state: { $notNull: true } } }, false],
    [{ state: { $in: [] } }, false],
    [{ name: { $contains: '?' } }, false],
    [{ note: { $contains: '50%_\\?' } }, true],
    [{ note: { $containsi: 'GÓI' } }, true],
    [{ note: { $containsi: 'goi' } }, false],
    [{ note: { $ne: 'x' } }, true],
    [{ email: { $null: true } }, true],
    [{ email: { $ne: 'x' } }, false],
    [{ $not: { email: { $eq: 'x' } } }, false],
    [{ address: { $contains: 'Nguyễn Huệ, Phường' } }, true],
    [{ name: { $between: ['Trá', 'Trậo'] } }, true],
    [{ name: { $lt: 'Trz' } }, true],
    [{ cod_amount: { $gt: 0 } }, true],
  ])('%j finds an order: %s', async (filters, found) => {
    const { status, body } = await list({ filters: { $and: [noted, filters] } })
    expect(status).toBe(200)
    expect(body.count > 0).toBe(found)
  })

  test.each([
    { caller: { $eq: 'x' } },
    { request_hash: { $eq: 'x' } },
    { name: { $like: 'x' } },
    { total: { $eq: 'many' } },
    { createdAt: { $gt: 'yesterday' } },
    { total: { $contains: '1' } },
    { total: { $between: [1] } },
    { 'name); drop table order_record; --': { $eq: 'x' } },
  ])('%j is rejected', async (filters) => {
    expect(await list({ filters })).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  test('a sort by an unknown field is rejected', async () => {
    const sort = [{ password: 'asc' }]
    expect(await list({ sort })).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})
