import { listOf } from '@nas/contract/answers'
import { orderSchema } from '@nas/contract/order'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, get, idsOf } from './http.ts'
import { asMember, asNewMember, asStaff } from './people.ts'
import { place } from './place-order.ts'

let staff: string
let member: string
let other: string

beforeAll(async () => {
  staff = await asStaff()
  member = await asMember()
  other = (await asNewMember()).token
})

describe('GET /orders', () => {
  it('returns own orders to a member and all orders to staff', async () => {
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

  it('filters, sorts, pages and populates', async () => {
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

  it('rejects filters and sorts that the list does not offer', async () => {
    for (const query of [
      'filters[user][email][$startsWith]=a',
      'filters[user][phone]=1',
      'filters[customer]=x',
      'filters[cartitems][price]=1',
      'filters[payment_url][$contains]=x',
      'filters[history][who]=a',
      'filters[ratings][stars]=5',
      'sort=user',
      'sort=payment_url',
      'sort=history',
      'fields=user',
    ]) {
      expect((await get(`/orders?${query}`, staff)).status).toBe(400)
    }
  })
})

describe('PUT /orders/{id}', () => {
  const move = (id: number, state: unknown, token?: string) =>
    call('PUT', `/orders/${id}`, { body: { data: { state } }, ...(token && { token }) })

  it('moves an order step by step for staff', async () => {
    const { id } = (await place({}, member)).body.data
    const jump = await move(id, 'complete', staff)
    expect([jump.status, jump.body.error.details.code]).toEqual([400, 'transition_not_allowed'])
    for (const state of ['pickitem', 'delivery', 'complete']) {
      const { status, body } = await move(id, state, staff)
      expect([status, body.data?.attributes.state]).toEqual([200, state])
    }
    expect((await move(id, 'complete', staff)).status).toBe(400)
  })

  it('allows a member only to cancel an own order', async () => {
    const { id } = (await place({}, member)).body.data
    expect((await move(id, 'usercancel', other)).status).toBe(404)
    expect((await move(id, 'usercancel')).status).toBe(403)
    expect((await move(id, 'pickitem', member)).status).toBe(403)
    const given = await move(id, 'usercancel', member)
    expect([given.status, given.body.data.attributes.state]).toEqual([200, 'usercancel'])
    expect((await move(id, 'usercancel', member)).status).toBe(400)
  })

  it('rejects an invalid move', async () => {
    expect((await move(999_999_999, 'cancel', staff)).status).toBe(404)
    const { id } = (await place()).body.data
    for (const state of [undefined, null, 'lac', { $ne: 'new' }]) {
      expect((await move(id, state, staff)).status).toBe(400)
    }
    const cancel = (reason: string) =>
      call('PUT', `/orders/${id}`, { token: staff, body: { data: { state: 'cancel', reason } } })
    expect((await cancel('x'.repeat(501))).status).toBe(400)
    expect((await cancel('x'.repeat(500))).status).toBe(200)
    const bare = await call('PUT', `/orders/${id}`, { token: staff, body: { state: 'cancel' } })
    expect(bare.body.error.message).toBe('Missing "data" payload in the request body')
  })
})
