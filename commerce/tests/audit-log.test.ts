import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operationRoutes } from '../src/api/operation-routes'
import { fakeProduct } from './support/fake-content'
import { deleteOwn, newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 8370
const { shop } = useShop(fakeProduct(product))
let token: string
let me: string

beforeAll(async () => {
  token = await shop.staffToken()
  me = (await shop.ask('/admin/shop/me', { token })).body.person.id
})

/** In the order of time, without entries of other files. */
let since: string
beforeEach(async () => {
  const [{ now }] = await shop.rows(`select clock_timestamp()::text as now`)
  since = now
})

const left = () =>
  shop.rows(
    `select staff, kind, subject, before, after from trail_entry where created_at > ?::timestamptz
     order by created_at`,
    [since],
  )

const staff = (path: string, body: object) => shop.ask(`/admin/shop${path}`, { body, token })

async function anOrder(member?: string): Promise<{ id: number; code: string }> {
  const body = orderBody({ items: [{ product, quantity: 1 }] })
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  return (await shop.ask('/store/shop/orders', { body, headers, token: member })).body.order
}

let counter = 0
async function aMember() {
  counter += 1
  return newMember(shop, `dau.vet${counter}@example.com`, { phone: '0987111777' })
}

async function aRating(): Promise<string> {
  const { token: owner } = await aMember()
  const order = await anOrder(owner)
  for (const state of ['confirm', 'pickitem', 'delivery', 'complete'])
    await staff(`/orders/${order.id}/state`, { state })
  const { body } = await shop.ask(`/store/shop/orders/${order.id}`, { token: owner })
  const ratings = [{ line: body.order.items[0].id, stars: 5, words: 'Thích lắm' }]
  await shop.ask(`/store/shop/orders/${order.id}/ratings`, { body: { ratings }, token: owner })
  const [{ id }] = await shop.rows('select id from order_rating where product = ? limit 1', [
    product,
  ])
  return id
}

async function onHand(): Promise<number> {
  return (await shop.ask(`/admin/shop/stock/${product}`, { token })).body.stock.on_hand
}

/** A paid and cancelled order, with the link that asks for its bank account. */
async function aRefund(): Promise<{ id: number; code: string }> {
  const body = orderBody({ payment: 'vietqr', items: [{ product, quantity: 1 }] })
  const { id } = (await shop.ask('/store/shop/orders', { body })).body.order
  for (const state of ['payment', 'cancel']) await staff(`/orders/${id}/state`, { state })
  const { link } = (await staff(`/orders/${id}/refund-account`, { by: 'link' })).body.asked
  return { id, code: link.split('#code=')[1] }
}

const aRequest = { kind: 'erasure', source: 'phone', contact: '0987111779' }

interface Case {
  /** Path below /admin/shop and body of the call. */
  call: () => Promise<[string, object]>
  entry: () => object
}

let subject: string

const of = (id: string) => {
  subject = id
  return id
}

/** A valid call of each route by which staff change something, and its entry. */
const writes: Record<string, Case> = {
  '/caller-orders': {
    call: async () => {
      const { consents: _, ...body } = orderBody({ items: [{ product, quantity: 1 }] })
      return ['/caller-orders', { ...body, expected_total: 130_000 }]
    },
    entry: () => ({ kind: 'order', before: {}, after: { source: 'phone' } }),
  },
  '/orders/:order/state': {
    call: async () => [`/orders/${(await anOrder()).id}/state`, { state: 'cancel' }],
    entry: () => ({ kind: 'order', before: { state: 'new' }, after: { state: 'cancel' } }),
  },
  '/ratings/:rating': {
    call: async () => [`/ratings/${of(await aRating())}`, { state: 'active', reply: 'Cảm ơn chị' }],
    entry: () => ({ kind: 'rating', subject, after: { state: 'active', reply: 'changed' } }),
  },
  '/stock/:product': {
    call: async () => [`/stock/${product}`, { threshold: 3 }],
    entry: () => ({ kind: 'stock', subject: String(product), after: { threshold: 3 } }),
  },
  '/stock/:product/changes': {
    call: async () => {
      const expected = await onHand()
      return [
        `/stock/${product}/changes`,
        { way: 'add', quantity: 2, expected, reason: 'received', note: 'Chị Mai giao' },
      ]
    },
    entry: () => ({ kind: 'stock', after: { way: 'add', reason: 'received' } }),
  },
  '/stock-counts': {
    call: async () => {
      const expected = await onHand()
      return ['/stock-counts', { counts: [{ product, counted: expected, expected }], note: null }]
    },
    entry: () => ({ kind: 'stock', after: { way: 'count' } }),
  },
  '/list-views': {
    call: async () => [
      '/list-views',
      { list: 'orders', name: 'Gấp', filters: 'q=0912&state=hold' },
    ],
    entry: () => ({ kind: 'list-view', subject: 'orders: Gấp', after: { filters: 'state=hold' } }),
  },
  '/list-views/removal': {
    call: async () => ['/list-views/removal', { list: 'orders', name: 'Gấp' }],
    entry: () => ({ kind: 'list-view', subject: 'orders: Gấp', after: { filters: null } }),
  },
  '/vat-rates': {
    call: async () => ['/vat-rates', { first_day: '2999-01-01', rate: 9, reason: 'Nghị định' }],
    entry: () => ({ kind: 'vat', subject: '2999-01-01', before: {}, after: { rate: 9 } }),
  },
  '/vat-rates/withdrawal': {
    call: async () => ['/vat-rates/withdrawal', { first_day: '2999-01-01' }],
    entry: () => ({ kind: 'vat', subject: '2999-01-01', before: { rate: 9 }, after: {} }),
  },
  '/users/:user': {
    call: async () => [
      `/users/${of((await aMember()).id)}`,
      { fullname: 'Tên Mới', phone: '0911222333' },
    ],
    entry: () => ({
      kind: 'user',
      subject,
      before: {},
      after: { fullname: 'changed', phone: 'changed' },
    }),
  },
  '/users/:user/blocked': {
    call: async () => [`/users/${of((await aMember()).id)}/blocked`, { blocked: true }],
    entry: () => ({ kind: 'user', subject, before: { blocked: false }, after: { blocked: true } }),
  },
  '/orders/:order/correction': {
    call: async () => {
      const { id } = await anOrder()
      for (const state of ['pickitem', 'delivery', 'complete'])
        await staff(`/orders/${id}/state`, { state })
      return [`/orders/${id}/correction`, { reason: 'Quét nhầm mã' }]
    },
    entry: () => ({
      kind: 'order',
      before: { state: 'complete' },
      after: { state: 'delivery' },
    }),
  },
  '/orders/:order/phone': {
    call: async () => {
      const body = orderBody({ phone: '0987111778', items: [{ product, quantity: 1 }] })
      const { order } = (await shop.ask('/store/shop/orders', { body })).body
      return [`/orders/${order.id}/phone`, { blocked: true, reason: 'Bom hàng' }]
    },
    entry: () => ({
      kind: 'order',
      before: { cod_blocked: false },
      after: { cod_blocked: true, reason: 'changed' },
    }),
  },
  '/orders/:order/notes': {
    call: async () => [
      `/orders/${(await anOrder()).id}/notes`,
      { words: 'Chị Mai hẹn', call: 'no_answer' },
    ],
    entry: () => ({
      kind: 'order',
      before: { call: null },
      after: { note: 'changed', call: 'no_answer' },
    }),
  },
  '/orders/:order/edit': {
    call: async () => {
      const { id } = await anOrder()
      const { body } = await shop.ask(`/admin/shop/orders/${id}`, { token })
      const edited = { ...orderBody(), items: [{ product, quantity: 2 }], name: 'Lê Thị Mận' }
      return [`/orders/${id}/edit`, { ...edited, updatedAt: body.order.updated_at }]
    },
    entry: () => ({
      kind: 'order',
      before: { total: expect.any(Number) },
      after: { total: expect.any(Number), items: 'changed', receiver: 'changed' },
    }),
  },
  '/assigned-orders': {
    call: async () => ['/assigned-orders', { orders: [(await anOrder()).id], assignee: me }],
    entry: () => ({ kind: 'order', before: {}, after: { assignee: expect.any(String) } }),
  },
  '/orders/:order/refund-account': {
    call: async () => [
      `/orders/${of(String((await aRefund()).id))}/refund-account`,
      { by: 'link' },
    ],
    entry: () => ({ kind: 'refund', subject, before: {}, after: { account: 'asked' } }),
  },
  '/orders/:order/refund-account/look': {
    call: async () => {
      const { id, code } = await aRefund()
      const account = { bank: '970436', account: '0071000987654', holder: 'Trần Thị Bưởi' }
      await shop.ask('/store/shop/refund-account', { body: { code, ...account } })
      return [`/orders/${of(String(id))}/refund-account/look`, {}]
    },
    entry: () => ({ kind: 'refund', subject, before: {}, after: { account: 'shown' } }),
  },
  '/data-requests': {
    call: async () => ['/data-requests', aRequest],
    entry: () => ({ kind: 'data-request', after: { request: 'erasure' } }),
  },
  '/data-requests/:request/answer': {
    call: async () => {
      await staff('/data-requests', aRequest)
      const [{ id }] = await shop.rows('select id from data_request order by created_at desc')
      return [`/data-requests/${of(id)}/answer`, { answer: 'Đã xóa' }]
    },
    entry: () => ({ kind: 'data-request', subject, after: { state: 'answered' } }),
  },
  '/users/:user/cod': {
    call: async () => [
      `/users/${of((await aMember()).id)}/cod`,
      { blocked: true, reason: 'Bom hàng' },
    ],
    entry: () => ({
      kind: 'user',
      subject,
      before: { cod_blocked: false },
      after: { cod_blocked: true, reason: 'changed' },
    }),
  },
  '/users/:user/pending-email': {
    call: async () => {
      const id = of((await aMember()).id)
      counter += 1
      await staff(`/users/${id}`, { email: `moi${counter}@example.com` })
      return [`/users/${id}/pending-email`, { action: 'withdraw' }]
    },
    entry: () => ({ kind: 'user', subject, after: { pending_email: 'withdrawn' } }),
  },
  '/users/:user/notes': {
    call: async () => [`/users/${of((await aMember()).id)}/notes`, { words: 'Gọi trước' }],
    entry: () => ({ kind: 'note', subject, after: { words: 'changed' } }),
  },
}

/** The staff member invited by the test. */
async function aColleague(): Promise<string> {
  counter += 1
  const email = `dong.nghiep${counter}@example.com`
  const body = { email, fullname: 'Đồng Nghiệp', duties: ['content'], locale: 'vi' }
  return of((await staff('/staff', body)).body.person.id)
}

const colleagues: Record<string, Case> = {
  '/staff': {
    call: async () => {
      counter += 1
      const email = `dong.nghiep${counter}@example.com`
      return ['/staff', { email, fullname: 'Đồng Nghiệp', duties: ['content'], locale: 'vi' }]
    },
    entry: () => ({ kind: 'user', after: { invited: true, duties: 'content' } }),
  },
  '/staff/:user/duties': {
    call: async () => [`/staff/${await aColleague()}/duties`, { duties: ['warehouse'] }],
    entry: () => ({
      kind: 'user',
      subject,
      before: { duties: 'content' },
      after: { duties: 'warehouse' },
    }),
  },
  '/staff/:user/reset': {
    call: async () => [`/staff/${await aColleague()}/reset`, { locale: 'vi' }],
    entry: () => ({ kind: 'user', subject, after: { invited: true } }),
  },
  '/staff/:user/remove': {
    call: async () => [`/staff/${await aColleague()}/remove`, {}],
    entry: () => ({ kind: 'user', subject, after: { removed: true } }),
  },
  '/users/:user/second-factor/reset': {
    call: async () => [`/users/${await aColleague()}/second-factor/reset`, {}],
    entry: () => ({ kind: 'user', subject, after: { factor: 'removed' } }),
  },
}

const everyWrite = { ...writes, ...colleagues }

/**
 * Routes of staff without changes of the shop: their own sign-in, a key’s calls, or a job, whose
 * records are audited when they are carried out.
 */
const silent = [
  '/content-sync',
  '/me/editor-code',
  '/me/proof',
  '/me/second-factor',
  '/me/sessions/end',
  '/orders/:order/edit-quote',
  '/orders/:order/merge-quote',
  '/orders/:order/mentions',
  '/orders/:order/split-quote',
  '/orders/:order/viewers',
  '/sign-in-holder',
  '/social',
  '/social/link',
  '/staff-jobs',
  '/staff-jobs/:job/cancel',
  '/staff-jobs/:job/dismiss',
  '/stock-counts/comparison',
  '/caller-orders/quote',
  '/callers',
]
/** Listed where their prerequisites are created. */
const elsewhere = [
  '/me',
  '/me/pending-email',
  '/me/second-factor/confirm',
  '/me/second-factor/recovery-codes',
  '/orders/:order/claim-refusal',
  '/orders/:order/difference',
  '/orders/:order/merge',
  '/orders/:order/refund',
  '/orders/:order/split',
]

describe('the audit log', () => {
  test('has a case for every route by which staff write', () => {
    const routes = operationRoutes.flatMap(({ methods: [method], matcher }) =>
      method === 'POST' && matcher.startsWith('/admin/') ? matcher.replace('/admin/shop', '') : [],
    )
    expect(routes.sort()).toEqual([...Object.keys(everyWrite), ...silent, ...elsewhere].sort())
  })

  test.each(Object.entries(everyWrite))('has one entry for %s', async (_route, { call, entry }) => {
    const [path, body] = await call()
    const [{ now }] = await shop.rows('select clock_timestamp()::text as now')
    since = now
    expect((await staff(path, body)).status).toBe(200)
    const entries = await left()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ staff: me, ...entry() })
    for (const personal of [
      'Tên Mới',
      '0911222333',
      'Gọi trước',
      'Cảm ơn chị',
      'Chị Mai',
      '0071000987654',
    ])
      expect(JSON.stringify(entries)).not.toContain(personal)
  })

  test('has no entry for rejected changes, for members and for reads', async () => {
    const { token: member } = await aMember()
    const order = await anOrder(member)
    await staff(`/orders/${order.id}/state`, { state: 'complete' })
    await staff('/users/cus_unknown/blocked', { blocked: true })
    await shop.ask('/admin/shop/orders', { token })
    await shop.ask(`/store/shop/orders/${order.id}/state`, {
      body: { state: 'usercancel' },
      token: member,
    })
    expect(await left()).toEqual([])
  })

  test('is written in the transaction of the change', async () => {
    const { id } = await aMember()
    await shop.rows('alter table trail_entry rename to trail_away')
    const { status } = await staff(`/users/${id}/blocked`, { blocked: true })
    await shop.rows('alter table trail_away rename to trail_entry')
    expect(status).toBe(500)
    expect((await shop.ask(`/admin/shop/users/${id}`, { token })).body.person.blocked).toBe(false)
  })

  test('is append-only', async () => {
    const { id } = await aMember()
    await staff(`/users/${id}/blocked`, { blocked: true })
    for (const sql of [
      `update trail_entry set staff = 'user_other'`,
      `update trail_entry set subject = null, after = '{}'`,
      'delete from trail_entry',
      'truncate trail_entry',
    ]) {
      await expect(shop.rows(sql)).rejects.toThrow('The trail is only added to')
    }
  })

  test('loses the person when the account is deleted', async () => {
    const member = await aMember()
    await staff(`/users/${member.id}/cod`, { blocked: true, reason: 'Bom hàng' })
    await deleteOwn(shop, member.token)
    expect(await left()).toMatchObject([{ kind: 'user', subject: null, staff: me }])
  })

  test('is read only by staff: newest first, by kind and person, in pages', async () => {
    const { id, token: member } = await aMember()
    await staff(`/users/${id}/cod`, { blocked: true, reason: 'Bom hàng' })
    await staff(`/users/${id}/notes`, { words: 'Ghi chú' })
    await staff(`/users/${id}/cod`, { blocked: false })
    const read = async (query: string) =>
      (await shop.ask(`/admin/shop/trail?${query}`, { token })).body.entries
    const entries = await read(`person=${id}`)
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['user', 'note', 'user'])
    expect(entries[0]).toMatchObject({ who: expect.any(String), after: { cod_blocked: false } })
    expect(await read(`person=${id}&kind=note`)).toHaveLength(1)
    expect(await read(`person=${id}&before=${entries[0].at}`)).toHaveLength(2)
    expect(await read(`person=${id}&limit=1`)).toHaveLength(1)
    expect((await shop.ask('/admin/shop/trail?limit=0', { token })).status).toBe(400)
    expect((await shop.ask('/admin/shop/trail', { token: member })).status).toBe(401)
    expect((await shop.ask('/admin/shop/trail')).status).toBe(401)
  })
})
