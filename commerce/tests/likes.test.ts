import { beforeAll, describe, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { useShop } from './support/shop'

let staff: string
let mai: { id: string; token: string }
let lan: { id: string; token: string }

const { shop } = useShop(...[401, 402, 403, 404, 405, 407].map((id) => fakeProduct(id)), {
  ...fakeProduct(406),
  state: 'inactive',
})

beforeAll(async () => {
  staff = await shop.staffToken()
  mai = await newMember(shop, 'likes-mai@example.com')
  lan = await newMember(shop, 'likes-lan@example.com')
})

function like(token: string, product: unknown, more: object = {}) {
  return shop.ask('/store/shop/likes', { body: { product, ...more }, token })
}

const own = async (token: string): Promise<number[]> => {
  const { body } = await shop.ask('/store/shop/likes', { token })
  return body.likes.map(({ product }: { product: number }) => product)
}

describe('a like', () => {
  test('belongs to the caller regardless of an id in the body', async () => {
    const claimed = { customer_id: lan.id, user_id: lan.id, user_name: 'lan' }
    const { status, body } = await like(mai.token, 401, claimed)
    expect(status).toBe(200)
    expect(body.like).toMatchObject({
      product: 401,
      customer_id: mai.id,
      username: 'likes-mai@example.com',
    })
    expect(await own(mai.token)).toEqual([401])
    expect(await own(lan.token)).toEqual([])
  })

  test('sent ten times concurrently is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => like(mai.token, 402)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.like.id)).size).toBe(1)
    const rows = await shop.rows('select id from product_like where product = ?', [402])
    expect(rows).toHaveLength(1)
  })

  test('that is repeated returns the first', async () => {
    const first = await like(mai.token, 403)
    const second = await like(mai.token, 403)
    expect(second.body).toEqual(first.body)
  })

  test.each([
    [undefined, 'required'],
    ['403', 'product_unknown'],
    [0, 'product_unknown'],
    [1.5, 'product_unknown'],
    [{ $ne: null }, 'product_unknown'],
  ])('of %j is rejected', async (product, code) => {
    expect(await like(mai.token, product)).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [{ path: ['product'], code }] },
    })
  })

  test.each([406, 999_999])('of product %i, which is not on sale, is rejected', async (product) => {
    expect(await like(mai.token, product)).toMatchObject({
      status: 400,
      body: { code: 'product_unavailable', errors: [{ path: ['product'] }] },
    })
  })
})

describe('another member', () => {
  test('neither sees nor deletes the like', async () => {
    const { body } = await like(mai.token, 404)
    const path = `/store/shop/likes/${body.like.id}`
    expect((await shop.ask(path, { token: lan.token })).status).toBe(404)
    expect((await shop.ask(path, { method: 'DELETE', token: lan.token })).status).toBe(404)
    const filters = JSON.stringify({ customer: { $eq: mai.id } })
    const query = new URLSearchParams({ filters, customer: mai.id, products: '404' })
    expect((await shop.ask(`/store/shop/likes?${query}`, { token: lan.token })).body.likes).toEqual(
      [],
    )
    expect((await shop.ask(path, { token: mai.token })).body.like).toEqual(body.like)
  })

  test('without a token is asked to sign in', async () => {
    const { body } = await like(mai.token, 404)
    const path = `/store/shop/likes/${body.like.id}`
    expect((await shop.ask('/store/shop/likes')).status).toBe(401)
    expect((await shop.ask('/store/shop/likes', { body: { product: 404 } })).status).toBe(401)
    expect((await shop.ask(path)).status).toBe(401)
    expect((await shop.ask(path, { method: 'DELETE' })).status).toBe(401)
    expect((await shop.ask('/admin/shop/likes?products=404')).status).toBe(401)
  })
})

test('the owner deletes a like once and may like again', async () => {
  const { body } = await like(mai.token, 405)
  const path = `/store/shop/likes/${body.like.id}`
  const removed = await shop.ask(path, { method: 'DELETE', token: mai.token })
  expect(removed).toEqual({ status: 200, body })
  expect((await shop.ask(path, { method: 'DELETE', token: mai.token })).status).toBe(404)
  expect((await shop.ask(path, { token: mai.token })).status).toBe(404)
  expect(await shop.rows('select id from product_like where product = ?', [405])).toEqual([])
  const again = await like(mai.token, 405)
  expect(again.body.like.id).not.toBe(body.like.id)
})

test.each(['x%00', 'a.b', '%27'])('an id such as %s is unknown', async (id) => {
  expect((await shop.ask(`/store/shop/likes/${id}`, { token: mai.token })).status).toBe(404)
})

describe('staff', () => {
  const list = (query: string, token = staff) => shop.ask(`/admin/shop/likes?${query}`, { token })

  test('see the likes of products and of a customer', async () => {
    await like(lan.token, 401)
    const ofProducts = await list('products=401,402,999')
    const liked = ofProducts.body.likes.map(
      ({ product, customer_id }: { product: number; customer_id: string }) => [
        product,
        customer_id,
      ],
    )
    expect(liked.toSorted()).toEqual(
      [
        [401, mai.id],
        [401, lan.id],
        [402, mai.id],
      ].toSorted(),
    )
    const ofLan = await list(`customer=${lan.id}`)
    expect(ofLan.body.likes).toMatchObject([{ product: 401, username: 'likes-lan@example.com' }])
  })

  test.each([
    '',
    'products=',
    'products=1;2',
    `products=${Array(101)
      .fill(0)
      .map((_, i) => i + 1)}`,
  ])('must name products or a customer: %s', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  test('are not members', async () => {
    expect((await list('products=401', mai.token)).status).toBe(401)
  })
})

test('a customer has at most 500 likes and may repeat those', async () => {
  await shop.rows(
    `insert into product_like (id, customer_id, product)
     select 'many_' || n, ?, 100000 + n from generate_series(1, 499) n`,
    [lan.id],
  )
  expect((await like(lan.token, 402)).body.code).toBe('too_many')
  expect((await like(lan.token, 401)).status).toBe(200)
  expect((await like(mai.token, 407)).status).toBe(200)
  await shop.rows("delete from product_like where id like 'many%'")
})
