import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { listOf, oneOf } from '../../src/contract/answers.ts'
import { orderSchema } from '../../src/contract/order.ts'
import { type Answer, call, get, idsOf } from './http.ts'
import { asMember, asNewMember, asStaff } from './people.ts'

let staff: string
let member: string
let other: string
let product: { id: number; attributes: { price: number } }

beforeAll(async () => {
  staff = await asStaff()
  member = await asMember()
  other = (await asNewMember()).token
  const { body } = await get('/products?sort=price:asc&pagination[limit]=1')
  product = body.data[0]
})

const bodyOf = (changes: object = {}) => ({
  name: 'Nguyễn Thị Thử',
  phone: '0912345678',
  address: '12 Nguyễn Huệ',
  province: 'Thành phố Hồ Chí Minh',
  district: 'Quận 1',
  ward: 'Phường Bến Nghé',
  payment: 'cod',
  cartitems: [{ product: product.id, quantity: 1 }],
  consent_data: true,
  consent_policy: true,
  ...changes,
})

const place = (changes: object = {}, token?: string, headers: Record<string, string> = {}) =>
  call('POST', '/app/createorder?populate=cartitems.product.thub', {
    body: { data: bodyOf(changes) },
    headers,
    ...(token && { token }),
  })

const codes = ({ body }: Answer) =>
  Object.fromEntries(
    body.error.details.errors.map((one: { path: unknown[]; code: string }) => [
      one.path.join('.'),
      one.code,
    ]),
  )

describe('POST /app/createorder', () => {
  it('adds up from the shop’s own prices, whatever the body says', async () => {
    const { price } = product.attributes
    const cartitems = [{ product: product.id, quantity: 1, price: 1 }]
    const answer = await place({
      cartitems,
      total: 1,
      subtotal: 1,
      shipping_price: 0,
      state: 'complete',
    })
    expect(answer.status).toBe(200)
    const { attributes } = v.parse(oneOf(orderSchema), answer.body).data
    const delivery = price > 300_000 ? 0 : 30_000
    expect(attributes).toMatchObject({
      state: 'new',
      subtotal: price,
      shipping_price: delivery,
      discount: 0,
      total: price + delivery,
      cod_amount: price + delivery,
      payment_method: 'cod',
      cartitems: [{ quantity: 1, price }],
    })
    const [line] = answer.body.data.attributes.cartitems
    expect(line.product.data.id).toBe(product.id)
    expect(line.product.data.attributes.thub.data.attributes.formats.small.url).toBeTruthy()
  })

  it('answers the same order to the same key, however often and at once', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => place({}, undefined, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const different = await place({ name: 'Người khác' }, undefined, key)
    expect([different.status, different.body.error.name]).toEqual([409, 'ConflictError'])
  })

  it('names every wrong field at once', async () => {
    const answer = await place({ name: '', phone: '12345', address: '', consent_data: false })
    expect(answer.status).toBe(400)
    expect(codes(answer)).toEqual({
      name: 'required',
      phone: 'phone_invalid',
      address: 'required',
      consent_data: 'consent_required',
    })
  })

  it('refuses lines that cannot be sold', async () => {
    const refused = async (cartitems: unknown) => {
      const { status, body } = await place({ cartitems })
      return [status, body.error.details.code, body.error.details.errors[0]]
    }
    expect(await refused([])).toMatchObject([400, 'required', { path: ['cartitems'] }])
    expect(await refused([{ product: product.id, quantity: 0 }])).toMatchObject([
      400,
      'quantity_invalid',
      {},
    ])
    expect(await refused([{ product: 999_999_999, quantity: 1 }])).toMatchObject([
      400,
      'product_unavailable',
      { product: 999_999_999 },
    ])
    expect(await refused([{ product: product.id, quantity: 9999 }])).toMatchObject([
      400,
      'out_of_stock',
      { product: product.id, available: expect.any(Number) },
    ])
  })

  it('refuses an unknown payment and a price that is no longer right', async () => {
    const { body } = await place({ payment: 'vang' })
    expect(body.error.details.code).toBe('payment_unavailable')
    const changed = await place({ expected_total: 1 })
    expect([changed.status, changed.body.error.details.code]).toEqual([400, 'price_changed'])
  })
})

describe('GET /orders', () => {
  it('shows each member their own, and all of them to staff', async () => {
    const mine = (await place({}, member)).body.data.id
    const theirs = (await place({}, other)).body.data.id
    const guests = (await place()).body.data.id
    const seenBy = async (token: string) =>
      idsOf(await get('/orders?sort=id:desc&pagination[limit]=-1', token))
    expect(await seenBy(member)).toContain(mine)
    expect(await seenBy(other)).toEqual([theirs])
    expect(await seenBy(member)).not.toContain(guests)
    expect(await seenBy(staff)).toEqual(expect.arrayContaining([mine, theirs, guests]))
    expect((await get(`/orders/${mine}`, other)).status).toBe(404)
    expect((await get(`/orders/${mine}`, member)).status).toBe(200)
    expect((await get(`/orders/${theirs}`, staff)).status).toBe(200)
  })

  it('cannot be widened by a filter', async () => {
    for (const filter of [
      'filters[$or][0][id][$gt]=0&filters[$or][1][id][$lte]=0',
      'filters[$not][id]=0',
    ]) {
      const { body } = await get(`/orders?${filter}&pagination[limit]=-1`, other)
      expect(body.meta.pagination.total).toBe(
        (await get('/orders', other)).body.meta.pagination.total,
      )
    }
  })

  it('filters, sorts, cuts and populates', async () => {
    const answer = await get(
      '/orders?filters[state][$in][0]=new&filters[total][$gt]=0&filters[phone][$contains]=912&sort=id:desc&pagination[page]=1&pagination[pageSize]=2&populate=cartitems.product.thub,user',
      staff,
    )
    expect(answer.status).toBe(200)
    v.parse(listOf(orderSchema), answer.body)
    const ids = idsOf(answer)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(answer.body.meta.pagination).toMatchObject({ page: 1, pageSize: 2 })
    for (const { attributes } of answer.body.data) {
      expect(attributes.state).toBe('new')
      expect(attributes.user).toHaveProperty('data')
      expect(attributes.cartitems[0].product.data.attributes.thub).toHaveProperty('data')
    }
    const plain = await get('/orders?pagination[limit]=1&fields=code', staff)
    expect(Object.keys(plain.body.data[0].attributes)).toEqual(['code'])
  })

  it('refuses to be asked about other people', async () => {
    for (const query of [
      'filters[user][email][$startsWith]=a',
      'filters[user][phone]=1',
      'sort=user',
      'filters[khongco]=1',
    ]) {
      expect((await get(`/orders?${query}`, staff)).status).toBe(400)
    }
  })
})

describe('PUT /orders/{id}', () => {
  const move = (id: number, state: unknown, token?: string) =>
    call('PUT', `/orders/${id}`, { body: { data: { state } }, ...(token && { token }) })

  it('moves an order on for staff, one step after the other', async () => {
    const { id } = (await place({}, member)).body.data
    const jump = await move(id, 'complete', staff)
    expect([jump.status, jump.body.error.details.code]).toEqual([400, 'transition_not_allowed'])
    for (const state of ['pickitem', 'delivery', 'complete']) {
      const { status, body } = await move(id, state, staff)
      expect([status, body.data?.attributes.state]).toEqual([200, state])
    }
    expect((await move(id, 'complete', staff)).status).toBe(400)
  })

  it('lets a member give up their own, and nothing else', async () => {
    const { id } = (await place({}, member)).body.data
    expect((await move(id, 'usercancel', other)).status).toBe(404)
    expect((await move(id, 'usercancel')).status).toBe(403)
    expect((await move(id, 'pickitem', member)).status).toBe(403)
    const given = await move(id, 'usercancel', member)
    expect([given.status, given.body.data.attributes.state]).toEqual([200, 'usercancel'])
    expect((await move(id, 'usercancel', member)).status).toBe(400)
  })

  it('lets only one of two moves at once win', async () => {
    const { id } = (await place()).body.data
    const both = await Promise.all([move(id, 'pickitem', staff), move(id, 'cancel', staff)])
    // Cancelling after packing has begun is legal too, so the other order of the two is not.
    expect(both.filter(({ status }) => status >= 500)).toEqual([])
    const twice = await Promise.all([move(id, 'cancel', staff), move(id, 'cancel', staff)])
    expect(twice.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('refuses what makes no sense', async () => {
    expect((await move(999_999_999, 'cancel', staff)).status).toBe(404)
    const { id } = (await place()).body.data
    for (const state of [undefined, null, 'lac', { $ne: 'new' }]) {
      expect((await move(id, state, staff)).status).toBe(400)
    }
    const bare = await call('PUT', `/orders/${id}`, { token: staff, body: { state: 'cancel' } })
    expect(bare.body.error.message).toBe('Missing "data" payload in the request body')
  })
})
