import { listOf, oneOf } from '@nas/contract/answers'
import { orderSchema } from '@nas/contract/order'
import { productRatingSchema, ratingSchema } from '@nas/contract/ratings/fields'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { pageText } from '../support/shop.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff } from './people.ts'
import { deliveredOrder, type RateableOrder, shownRating } from './rated-order.ts'

let staff: string
let member: string
let other: string

beforeAll(async () => {
  staff = await asStaff()
  member = (await asNewMember({ fullname: 'Phạm Thị Hồng Nhung' })).token
  other = (await asNewMember()).token
})

const rate = (order: number, ratings: unknown, token?: string) =>
  call('POST', '/app/rateorder?populate=ratings,history', {
    body: { data: { order, ratings } },
    ...(token && { token }),
  })

const ratingOf = ({ line }: RateableOrder, stars = 4, words = 'Dịu nhẹ') => [
  { cartitem: line, stars, words },
]

describe('POST /app/rateorder', () => {
  it('rates a delivered order once, and moves it to rated', async () => {
    const order = await deliveredOrder(member)
    const words = '<script>alert("x")</script> & <b>rẻ</b>'
    const answer = await rate(order.id, ratingOf(order, 5, words), member)
    expect(answer.status).toBe(200)
    const { attributes } = v.parse(oneOf(orderSchema), answer.body).data
    expect(attributes.state).toBe('rate')
    expect(attributes.ratings).toMatchObject([
      { cartitem: order.line, stars: 5, words, state: 'new' },
    ])
    expect(attributes.history?.at(-1)).toMatchObject({ from: 'complete', actor: 'customer' })
    const again = await rate(order.id, ratingOf(order), member)
    expect([again.status, again.body.error.details.code]).toEqual([400, 'already_rated'])
  })

  it('rejects foreign lines and orders, staff and guests', async () => {
    const [mine, theirs] = [await deliveredOrder(member), await deliveredOrder(other)]
    const foreign = await rate(mine.id, [...ratingOf(mine), ...ratingOf(theirs)], member)
    expect([foreign.status, foreign.body.error.details]).toMatchObject([
      400,
      { code: 'line_unknown', errors: [{ path: ['ratings', 1] }] },
    ])
    expect((await rate(theirs.id, ratingOf(theirs), member)).status).toBe(404)
    expect((await rate(mine.id, ratingOf(mine), staff)).status).toBe(403)
    expect((await rate(mine.id, ratingOf(mine))).status).toBe(403)
    const { body } = await get(`/orders/${mine.id}?populate=ratings`, member)
    expect(body.data.attributes).toMatchObject({ state: 'complete', ratings: [] })
  })
})

describe('POST /app/rateorder with an invalid body', () => {
  const rating = { cartitem: 'line', stars: 5 }

  it.each([0, 6, 2.5, '5', null])('rejects %j stars', async (stars) => {
    const { status, body } = await rate(1, [{ ...rating, stars }], member)
    expect(status).toBe(400)
    expect(body.error.details.errors).toMatchObject([
      { path: ['ratings', 0, 'stars'], code: 'stars_invalid' },
    ])
  })

  it.each([
    ['no rating', []],
    ['a line that is not text', [{ cartitem: { $ne: 1 }, stars: 5 }]],
    ['too long words', [{ ...rating, words: 'x'.repeat(2001) }]],
    ['too many ratings', Array(101).fill(rating)],
  ])('rejects %s', async (_what, ratings) => {
    expect((await rate(1, ratings, member)).status).toBe(400)
  })
})

describe('ratings', () => {
  it('are public once staff approve them, until they reject them', async () => {
    const order = await deliveredOrder(member)
    const { body } = await rate(order.id, ratingOf(order), member)
    const { id } = body.data.attributes.ratings[0]
    const seen = async () => {
      const query = `filters[product]=${order.product}&pagination[limit]=100&populate=product`
      const answer = await get(`/ratings?${query}`)
      v.parse(listOf(ratingSchema), answer.body)
      return answer.body.data.find((rating: { id: string }) => rating.id === id)
    }
    const decide = (state: string) =>
      call('PUT', `/ratings/${id}`, { token: staff, body: { data: { state } } })
    expect(await seen()).toBeUndefined()
    expect((await get(`/ratings/${id}`, member)).status).toBe(404)
    expect((await get(`/ratings/${id}`, staff)).body.data.attributes).toMatchObject({
      state: 'new',
      order_code: expect.stringMatching(/^NAS/),
    })
    expect((await decide('active')).status).toBe(200)
    expect((await seen()).attributes).toMatchObject({
      stars: 4,
      words: 'Dịu nhẹ',
      state: 'active',
      author: 'Nhung',
      order_code: null,
      product: { data: { id: order.product } },
    })
    expect((await decide('inactive')).status).toBe(200)
    expect(await seen()).toBeUndefined()
  })

  it('awaiting approval are found by their state', async () => {
    const order = await deliveredOrder(member)
    await rate(order.id, ratingOf(order), member)
    const { code } = (await get(`/orders/${order.id}`, member)).body.data.attributes
    const query = `filters[state]=new&filters[order_code]=${code}&populate=product`
    const { body } = await get(`/ratings?${query}`, staff)
    expect(body.meta.pagination.total).toBe(1)
    expect(body.data[0].attributes.product.data.attributes.name).toEqual(expect.any(String))
    for (const token of [member, undefined]) {
      for (const hidden of [
        query,
        'sort=order_code',
        'filters[author]=Mai',
        'filters[words][$contains]=a',
        'filters[product][price]=1',
        'filters[customer_id]=1',
      ]) {
        expect([hidden, (await get(`/ratings?${hidden}`, token)).status]).toEqual([hidden, 400])
      }
      expect((await get('/ratings?filters[state]=new', token)).body.data).toEqual([])
    }
  })

  it('give the average of the product', async () => {
    const { product } = await shownRating()
    const seen = async () => {
      const { status, body } = await get(`/app/productrating?product=${product}`)
      expect(status).toBe(200)
      return v.parse(productRatingSchema, body).data
    }
    await eventually('the rating is counted', async () => (await seen()).count > 0)
    const { average, count } = await seen()
    expect(average).toBeGreaterThanOrEqual(1)
    const { attributes } = (await get(`/products/${product}`)).body.data
    expect(attributes).toMatchObject({ rating: average, rating_count: count })
    await eventually('the page has them', async () =>
      (await pageText(`/san-pham/${attributes.slug}`)).includes(`"ratingCount":${count}`),
    )
    expect((await get('/app/productrating?product=999999999')).status).toBe(404)
  })
})

it('an answer is public, a reason is visible to the author and staff', async () => {
  const order = await deliveredOrder(member)
  const { body } = await rate(order.id, ratingOf(order), member)
  const { id } = body.data.attributes.ratings[0]
  const decide = (data: object, token: string | undefined = staff) =>
    call('PUT', `/ratings/${id}`, { body: { data }, ...(token && { token }) })
  const own = async () => {
    const found = await get(`/orders/${order.id}?populate=ratings`, member)
    return found.body.data.attributes.ratings[0]
  }
  const reason = 'Đánh giá không nói về sản phẩm'
  const refused = await decide({ state: 'inactive', reason })
  expect(refused.body.data.attributes).toMatchObject({ state: 'inactive', reason, reply: null })
  expect(await own()).toMatchObject({ state: 'inactive', reason, reply: null })
  const reply = 'Cảm ơn bạn <b>Nhung</b>'
  expect((await decide({ state: 'active', reply })).status).toBe(200)
  for (const token of [undefined, other]) {
    const { attributes } = (await get(`/ratings/${id}`, token)).body.data
    expect(attributes).toMatchObject({ state: 'active', reply, reason: null })
  }
  expect(await own()).toMatchObject({ state: 'active', reason: null, reply })
  expect((await decide({ state: 'active', reply: 'x' }, member)).status).toBe(403)
  expect(
    (await call('PUT', `/ratings/${id}`, { body: { data: { state: 'active' } } })).status,
  ).toBe(403)
  expect((await get('/ratings?filters[reason][$notNull]=true', member)).status).toBe(400)
})

it('a rating is marked as helpful once by each member, and not by its author', async () => {
  const order = await deliveredOrder(member)
  const { body } = await rate(order.id, ratingOf(order), member)
  const rating = body.data.attributes.ratings[0].id
  const mark = (helpful: boolean, token?: string) =>
    call('POST', '/app/markrating', { body: { rating, helpful }, ...(token && { token }) })
  const marked = async (token: string) =>
    (await get(`/app/markedratings?product=${order.product}`, token)).body.data
  expect((await mark(true, other)).status).toBe(404)
  await call('PUT', `/ratings/${rating}`, { token: staff, body: { data: { state: 'active' } } })
  const answers = await Promise.all([1, 2, 3, 4].map(() => mark(true, other)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await mark(true, other)).body.data).toEqual({ helpful: 1 })
  expect([await marked(other), await marked(member)]).toEqual([[rating], []])
  expect((await get(`/ratings/${rating}`)).body.data.attributes.helpful).toBe(1)
  const own = await mark(true, member)
  expect([own.status, own.body.error.details.code]).toEqual([400, 'own_rating'])
  expect([(await mark(true)).status, (await mark(true, staff)).status]).toEqual([403, 403])
  expect((await mark(false, other)).body.data).toEqual({ helpful: 0 })
  expect(await marked(other)).toEqual([])
})
