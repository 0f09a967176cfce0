import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, get, idsOf } from './http.ts'
import { asNewMember, asStaff, type NewMember } from './people.ts'
import { place } from './place-order.ts'
import { orderToRefund } from './refund-due.ts'

let staff: string
let member: NewMember
let other: NewMember
let orders: number[]

/** A unique name. */
const name = `Huy Thử ${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  ;[staff, member, other] = await Promise.all([
    asStaff(),
    asNewMember({ fullname: name }),
    asNewMember(),
  ])
  orders = []
  for (const phone of ['0987123001', '0987123002', '0987123003']) {
    orders.push((await place({ name, phone }, member.token)).body.data.id)
  }
})

const words = encodeURIComponent(name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, ''))

it('orders are found by due refunds', async () => {
  const order = await orderToRefund()
  const list = `/orders?filters[id]=${order}&filters[refund_due]=`
  expect([idsOf(await get(`${list}true`, staff)), idsOf(await get(`${list}false`, staff))]).toEqual(
    [[order], []],
  )
  const refund = (body: object) => call('POST', '/app/refundorder', { token: staff, body })
  for (const wrong of [{}, { order: 'x' }, { order: 0 }, { order, note: 'a'.repeat(501) }]) {
    expect((await refund(wrong)).status).toBe(400)
  }
  expect((await refund({ order: 999_999_999 })).status).toBe(404)
  await refund({ order })
  expect((await refund({ order })).body.error.details.code).toBe('refund_not_due')
  const [due, settled] = [await get(`${list}true`, staff), await get(`${list}false`, staff)]
  expect([idsOf(due), idsOf(settled)]).toEqual([[], [order]])
  expect(settled.body.data[0].attributes.refund_due).toBe(false)
  expect(idsOf(await get(`${list}false`, other.token))).toEqual([])
})

describe('pages by key', () => {
  it('cover the list forwards and backwards', async () => {
    const list = `/orders?_q=${words}&pagination[pageSize]=2`
    const first = await get(`${list}&pagination[after]=`, staff)
    expect(idsOf(first)).toEqual([orders[2], orders[1]])
    expect(first.body.meta.pagination).toEqual({
      pageSize: 2,
      total: 3,
      capped: false,
      next: expect.any(String),
      previous: null,
    })
    const second = await get(`${list}&pagination[after]=${first.body.meta.pagination.next}`, staff)
    expect(idsOf(second)).toEqual([orders[0]])
    const { next, previous, total } = second.body.meta.pagination
    expect([next, total]).toEqual([null, 3])
    const back = await get(`${list}&pagination[before]=${previous}`, staff)
    expect(back.body).toEqual(first.body)
  })

  it('contain only own orders', async () => {
    const all = await get('/orders?pagination[after]=&pagination[pageSize]=2', staff)
    const { next } = all.body.meta.pagination
    for (const path of ['/orders?pagination[after]=', `/orders?pagination[after]=${next}`]) {
      const own = await get(path, other.token)
      expect([own.status, own.body.data]).toEqual([200, []])
    }
    const own = await get('/orders?pagination[after]=&sort=total:asc', member.token)
    expect(idsOf(own).sort()).toEqual([...orders].sort())
    expect((await get('/orders?pagination[after]=')).status).toBe(403)
  })

  it('of users are in data, newest first', async () => {
    const list = `/users?_q=${words}&pagination[after]=&populate=role,purchases`
    const { body } = await get(list, staff)
    expect(body.meta.pagination).toMatchObject({ total: 1, capped: false, next: null })
    expect(body.data).toMatchObject([
      { id: member.id, fullname: name, role: { type: 'authenticated' } },
    ])
    const [{ purchases }] = body.data
    expect(purchases).toMatchObject({ orders: 3, last_order: expect.stringMatching(/Z$/) })
    expect(purchases.spent).toBeGreaterThan(0)
    expect((await get('/users?pagination[after]=', member.token)).status).toBe(403)
  })

  it.each([
    ['products', 'sort=price:asc'],
    ['places', ''],
    ['clubs', 'sort=name:desc'],
    ['ratings', ''],
    ['supports', 'sort=createdAt:desc'],
    ['distributors', 'sort=name:asc'],
    ['orders', 'sort=payment_until'],
  ])('of %s with %s', async (list, sort) => {
    const path = `/${list}?${sort}&pagination[pageSize]=3`
    const { status, body } = await get(`${path}&pagination[after]=`, staff)
    if (sort === 'sort=payment_until') {
      expect(status).toBe(400)
      return
    }
    expect([status, body.error]).toEqual([200, undefined])
    const { next } = body.meta.pagination
    if (next === null) return
    const following = await get(`${path}&pagination[after]=${next}`, staff)
    const ids = body.data.map(({ id }: { id: unknown }) => id)
    expect(following.body.data.filter(({ id }: { id: unknown }) => ids.includes(id))).toEqual([])
  })

  it.each([
    'pagination[after]=x',
    'pagination[after]=&pagination[page]=1',
    'pagination[after]=&pagination[start]=0',
    'pagination[after]=x&pagination[before]=x',
    'pagination[before]=',
    'pagination[after][$ne]=x',
  ])('reject %s', async (query) => {
    for (const list of ['orders', 'users', 'products', 'ratings', 'supports']) {
      const { status, body } = await get(`/${list}?${query}`, staff)
      expect([list, status, body.data]).toEqual([list, 400, null])
    }
  })

  it('reject a cursor of another order', async () => {
    const { body } = await get('/orders?pagination[after]=&pagination[pageSize]=1', staff)
    const { next } = body.meta.pagination
    expect((await get(`/orders?sort=total&pagination[after]=${next}`, staff)).status).toBe(400)
  })
})

describe('a search by words', () => {
  it.each([
    ['+84 987 123 002', [1]],
    ['0987.123.002', [1]],
    ['0987123', [2, 1, 0]],
    ['khẩu trang', []],
  ])('finds orders by %j', async (text, found) => {
    const { body } = await get(`/orders?_q=${encodeURIComponent(`${name} ${text}`)}`, staff)
    expect(idsOf({ status: 200, headers: new Headers(), body })).toEqual(
      found.map((index) => orders[index]),
    )
  })

  it('does not reveal the orders of ratings to visitors', async () => {
    const { body } = await get('/ratings?_q=NAS')
    for (const { attributes } of body.data) expect(attributes.order_code).toBeNull()
  })

  it('has a limited number of words', async () => {
    expect((await get(`/orders?_q=${'a '.repeat(30)}`, staff)).status).toBe(400)
  })
})

describe('an export', () => {
  it('contains the rows of the list', async () => {
    const { status, body, headers } = await get(
      `/app/export/orders?locale=en&_q=${words}&sort=id:asc`,
      staff,
    )
    expect([status, headers.get('content-encoding')]).toEqual([200, null])
    const lines = body.trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^\ufeff?Order code,Placed,State,Receiver,/)
    expect(lines.slice(1).map((line: string) => line.includes(name))).toEqual([true, true, true])
  })
})
