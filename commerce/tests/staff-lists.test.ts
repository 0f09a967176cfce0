import { normaliseText } from '@nas/domain/text'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { type Answer, useShop } from './support/shop'

const product = 8701
const { shop } = useShop(fakeProduct(product))

let staff: string
let huy: { id: string; token: string }
let lan: { id: string; token: string }

const items = [{ product, quantity: 1 }]

async function place(name: string, phone: string, token: string) {
  const body = orderBody({ items, name, phone })
  const answer = await shop.ask('/store/shop/orders', { body, token })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.order
}

/** The orders of this file, oldest first. */
const orders: { id: number; code: string; total: number; created_at: string }[] = []

beforeAll(async () => {
  staff = await shop.staffToken()
  huy = await newMember(shop, 'lists-huy@example.com', { last_name: 'Đỗ', first_name: 'Huy Thử' })
  lan = await newMember(shop, 'lists-lan@example.com', { last_name: 'Lê', first_name: 'Lan' })
  await shop.rows(
    `insert into account (id, actor, username, username_key, consent_subject, viewed)
     values (?, 'customer', 'Đặng.Quỳnh', 'đặng.quỳnh', gen_random_uuid(), '[]')
     on conflict (id) do update set username = excluded.username`,
    [huy.id],
  )
  for (const name of ['Huy Thử 50%', 'Hũy Thu'.normalize('NFD'), 'Thử Nhật']) {
    orders.push(await place(name, '0987000111', huy.token))
  }
})

type Query = Record<string, unknown>

function ask(list: string, { words, count, ...query }: Query, token = staff, of = 'admin') {
  const plain = { words, count }
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value))
  for (const [name, value] of Object.entries(plain)) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  return shop.ask(`/${of}/shop/${list}?${parameters}`, { token })
}

const idsIn = ({ body }: Answer) => body.orders.map(({ id }: { id: number }) => id)

describe('the words of a search', () => {
  test.each([
    ['huy thu', [1, 0]],
    ['thu huy', [1, 0]],
    ['thu', [2, 1, 0]],
    ['0987000111 nhat', [2]],
    ['50%', [0]],
    ['%', []],
    // Words shorter than an indexed trigram must begin a word.
    ['hu', [1, 0]],
    ['nh', [2]],
    ['5_', []],
    ['huy nhat', []],
    ['\\', []],
  ])('%j find orders by code, receiver and phone', async (words, found) => {
    const filters = { id: { $in: orders.map(({ id }) => id) } }
    const answer = await ask('orders', { words, filters })
    expect([answer.status, idsIn(answer)]).toEqual([200, found.map((index) => orders[index]?.id)])
    expect(answer.body.count).toBe(found.length)
  })

  test('find an order by a part of its code', async () => {
    const { code = '', id } = orders[1] ?? {}
    expect(idsIn(await ask('orders', { words: code.slice(3).toLowerCase() }))).toContain(id)
  })

  test('do not find the orders of others', async () => {
    expect(idsIn(await ask('orders', { words: 'huy' }, lan.token, 'store'))).toEqual([])
    expect(idsIn(await ask('orders', { words: 'huy' }, huy.token, 'store'))).toHaveLength(2)
  })

  test.each([
    ['huy do', true],
    ['quynh', true],
    ['dang quynh huy', true],
    ['lists-huy@example', true],
    ['lists-huy lan', false],
  ])('%j find people in every table that holds them: %s', async (words, found) => {
    const { body } = await ask('users', { words })
    const ids = body.users.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(found ? [huy.id] : [])
  })

  test('are folded alike when stored and when searched', async () => {
    const texts = ['ĐẶNG Thị Ngọc Ánh', 'Tuyền Dương ƯƠ', 'ê ô ă â ĩ ỹ Ỵ', 'Müller Ñandú']
    for (const text of [...texts, ...texts.map((one) => one.normalize('NFD'))]) {
      await shop.rows('update order_record set name = ? where display_id = ?', [
        text,
        orders[2]?.id ?? 0,
      ])
      const [{ search_text }] = await shop.rows(
        'select search_text from order_record where display_id = ?',
        [orders[2]?.id ?? 0],
      )
      expect(search_text).toContain(normaliseText(text))
    }
  })
})

describe('a page after a cursor', () => {
  const own = () => ({ id: { $in: orders.map(({ id }) => id) } })

  test('counts what precedes it too, up to the given limit', async () => {
    const [first, second, third] = orders.map(({ id }) => id)
    const after = { id: { $lt: third } }
    const answer = await ask('orders', { filters: own(), after, limit: 1 })
    expect([idsIn(answer), answer.body.count]).toEqual([[second], 3])
    const rest = await ask('orders', { filters: own(), after: { id: { $lt: second } } })
    expect([idsIn(rest), rest.body.count]).toEqual([[first], 3])
    const capped = await ask('orders', { filters: own(), after, limit: 1, count: 2 })
    expect(capped.body.count).toBe(2)
    const uncounted = await ask('orders', { filters: own(), after, limit: 1, count: 0 })
    expect([idsIn(uncounted), uncounted.body.count]).toEqual([[second], 0])
    const none = await ask('orders', { filters: own(), limit: 0 })
    expect([idsIn(none), none.body.count]).toEqual([[], 3])
  })

  test('never contains rows of others', async () => {
    const after = { id: { $lt: 2_000_000 } }
    expect(idsIn(await ask('orders', { after }, lan.token, 'store'))).toEqual([])
  })
})

describe('order sums of customers', () => {
  afterEach(() => shop.rows("update order_record set state = 'new' where state = 'usercancel'"))

  const purchases = (customers: string, token?: string) =>
    shop.ask(`/admin/shop/purchases?customers=${customers}`, token ? { token } : {})

  test('are returned for the requested customers', async () => {
    await shop.rows("update order_record set state = 'usercancel' where display_id = ?", [
      orders[0]?.id ?? 0,
    ])
    const { status, body } = await purchases(`${huy.id},${lan.id}`, staff)
    expect([status, body.purchases]).toEqual([
      200,
      [
        {
          id: huy.id,
          orders: 3,
          spent: (orders[1]?.total ?? 0) + (orders[2]?.total ?? 0),
          last_order: orders[2]?.created_at,
        },
      ],
    ])
  })

  test('are only for staff', async () => {
    for (const token of [huy.token, undefined]) {
      expect((await purchases(huy.id, token)).status).toBe(401)
    }
  })

  test.each(['', "x'", 'x,'.repeat(300)])('are rejected for %j', async (customers) => {
    expect((await purchases(encodeURIComponent(customers), staff)).status).toBe(400)
  })
})
