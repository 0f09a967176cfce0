import { orderStates } from '@nas/domain/order-states'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentClient } from '../src/catalogue/feed/content-client'
import { syncSome } from '../src/catalogue/workflows/sync-products'
import { contentKey } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { deleteOwn, newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { placesOf } from './support/scan'
import { type Answer, useShop } from './support/shop'

let staff: string
let mai: { id: string; token: string }
let lan: { id: string; token: string }

/** Each test takes the next one, because the files share a database and its stock. */
const products = Array.from({ length: 46 }, (_, index) => 8301 + index)
let first: number
let second: number

const { shop, content } = useShop(...products.map((id) => fakeProduct(id)))

beforeAll(async () => {
  staff = await shop.staffToken()
  const names = { last_name: 'Trần Thị', first_name: 'Mai' }
  mai = await newMember(shop, 'ratings-mai@example.com', names)
  lan = await newMember(shop, 'ratings-lan@example.com')
})

beforeEach(() => {
  ;[first, second] = products.splice(0, 2) as [number, number]
})

interface Line {
  id: string
  product: number
}

/** An order of two lines in this state. */
async function order(state: string, token = mai.token): Promise<{ id: number; lines: Line[] }> {
  const items = [first, second].map((product) => ({ product, quantity: 1 }))
  const { body } = await shop.ask('/store/shop/orders', { body: orderBody({ items }), token })
  await shop.rows('update order_record set state = ? where display_id = ?', [state, body.order.id])
  return { id: body.order.id, lines: body.order.items }
}

const rate = (id: number, ratings: unknown, token: string | undefined = mai.token) =>
  shop.ask(`/store/shop/orders/${id}/ratings`, { body: { ratings }, ...(token && { token }) })

const starsFor = (lines: Line[], stars = 5) => lines.map(({ id: line }) => ({ line, stars }))

async function standing(id: number) {
  const { body } = await shop.ask(`/admin/shop/orders/${id}`, { token: staff })
  const moves = body.order.history.map(({ to }: { to: string }) => to)
  return { state: body.order.state, moves, ratings: body.order.ratings.length }
}

const codeOf = ({ status, body }: Answer) => [status, body.code]

/** Public ratings of the first product. */
async function shown(token?: string) {
  const filters = JSON.stringify({ product: { $eq: first } })
  const { body } = await shop.ask(
    `/store/shop/ratings?filters=${encodeURIComponent(filters)}`,
    token ? { token } : {},
  )
  return body
}

async function decide(id: string, state: string, token = staff): Promise<Answer> {
  return shop.ask(`/admin/shop/ratings/${id}`, { body: { state }, token })
}

describe('rating an order', () => {
  test('moves the order to rated and stores the text unchanged', async () => {
    const { id, lines } = await order('complete')
    const words = '  <img src=x onerror=alert(1)> Rất thích! 100%?  '
    const answer = await rate(id, [{ line: lines[0]?.id, stars: 4, words }])
    expect([answer.status, answer.body.order.state]).toEqual([200, 'rate'])
    expect(answer.body.order.ratings).toEqual([
      {
        id: expect.stringMatching(/^rating_/),
        line: lines[0]?.id,
        product: first,
        stars: 4,
        words: words.trim(),
        state: 'new',
        at: expect.any(String),
        reason: null,
        reply: null,
        pictures: [],
        updated_at: expect.any(String),
      },
    ])
    expect(answer.body.order.history.at(-1)).toMatchObject({
      from: 'complete',
      to: 'rate',
      actor: 'customer',
    })
    const other = await rate(id, [{ line: lines[1]?.id, stars: 1 }])
    expect(other.status).toBe(200)
    expect(await standing(id)).toEqual({ state: 'rate', moves: ['new', 'rate'], ratings: 2 })
  })

  test('is rejected before delivery', async () => {
    const { id, lines } = await order('new')
    const early = orderStates.filter((state) => state !== 'complete' && state !== 'rate')
    expect(early).toHaveLength(7)
    for (const state of early) {
      await shop.rows('update order_record set state = ? where display_id = ?', [state, id])
      expect(codeOf(await rate(id, starsFor(lines)))).toEqual([400, 'not_delivered'])
      expect(await standing(id)).toEqual({ state, moves: ['new'], ratings: 0 })
    }
  })

  test('stores one rating for each line, all or none', async () => {
    const { id, lines } = await order('complete')
    const foreign = (await order('complete', lan.token)).lines
    const refused = async (ratings: unknown, code: string, index: number) => {
      const answer = await rate(id, ratings)
      expect(codeOf(answer)).toEqual([400, code])
      expect(answer.body.errors).toMatchObject([{ path: ['ratings', index], code }])
    }
    const good = starsFor(lines.slice(0, 1))
    await refused([...good, ...starsFor(foreign.slice(0, 1))], 'line_unknown', 1)
    await refused([...good, { line: 'ordli_none', stars: 5 }], 'line_unknown', 1)
    await refused([...good, ...good], 'already_rated', 1)
    expect(await standing(id)).toEqual({ state: 'complete', moves: ['new'], ratings: 0 })
    expect((await rate(id, good)).status).toBe(200)
    await refused([...starsFor(lines.slice(1)), ...good], 'already_rated', 1)
    expect(await standing(id)).toMatchObject({ state: 'rate', ratings: 1 })
  })

  test('five times concurrently is stored once', async () => {
    const { id, lines } = await order('complete')
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((stars) => rate(id, starsFor(lines, stars))),
    )
    const codes = answers.map(({ status, body }) => (status === 200 ? 200 : body.code))
    expect(codes.sort()).toEqual([200, ...Array(4).fill('already_rated')])
    expect(await standing(id)).toEqual({ state: 'rate', moves: ['new', 'rate'], ratings: 2 })
  })

  test('of two lines concurrently stores both', async () => {
    const { id, lines } = await order('complete')
    const answers = await Promise.all(lines.map((line) => rate(id, starsFor([line]))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await standing(id)).toEqual({ state: 'rate', moves: ['new', 'rate'], ratings: 2 })
  })

  test('that was interrupted after the move can be repeated', async () => {
    const { id, lines } = await order('rate')
    expect((await rate(id, starsFor(lines))).status).toBe(200)
  })

  test('is only for the customer of the order', async () => {
    const { id, lines } = await order('complete')
    const ratings = starsFor(lines)
    expect((await rate(id, ratings, lan.token)).status).toBe(404)
    expect((await rate(id, ratings, staff)).status).toBe(401)
    expect((await rate(id, ratings, '')).status).toBe(401)
    expect((await rate(999_999_999, ratings)).status).toBe(404)
    expect(await standing(id)).toMatchObject({ state: 'complete', ratings: 0 })
  })

  test.each([0, 6, 2.5, '5', null, undefined, -1])('rejects %j stars', async (stars) => {
    const answer = await rate(1, [{ line: 'x', stars }])
    expect(codeOf(answer)).toEqual([400, 'invalid'])
    expect(answer.body.errors).toMatchObject([
      { path: ['ratings', 0, 'stars'], code: 'stars_invalid' },
    ])
  })

  test('rejects a malformed body', async () => {
    for (const ratings of [
      undefined,
      [],
      {},
      [null],
      [{ stars: 5 }],
      [{ line: "x';--", stars: 5 }],
    ]) {
      expect(codeOf(await rate(1, ratings))).toEqual([400, 'invalid'])
    }
    const long = [{ line: 'x', stars: 5, words: 'x'.repeat(2001) }]
    expect((await rate(1, long)).body.errors).toMatchObject([{ code: 'too_long' }])
    const nul = [{ line: 'x', stars: 5, words: 'a\u0000b' }]
    expect((await rate(1, nul)).status).toBe(400)
  })
})

describe('a rating', () => {
  async function given(stars = 4): Promise<string> {
    const { id, lines } = await order('complete')
    const { body } = await rate(id, [{ line: lines[0]?.id, stars, words: 'Dịu nhẹ' }])
    return body.order.ratings[0].id
  }

  test('is shown under the given name once staff have approved it', async () => {
    const id = await given()
    expect(await shown()).toEqual({ ratings: [], count: 0 })
    expect(await shown(mai.token)).toEqual({ ratings: [], count: 0 })
    // The routes below /store do not know staff.
    expect(await shown(staff)).toEqual({ ratings: [], count: 0 })
    expect((await shop.ask(`/store/shop/ratings/${id}`)).status).toBe(404)
    const approved = await decide(id, 'active')
    expect(approved.body.rating).toMatchObject({ state: 'active', order_code: expect.any(String) })
    const rating = {
      id,
      product: first,
      stars: 4,
      words: 'Dịu nhẹ',
      state: 'active',
      author: 'Mai',
      order_code: null,
      reason: null,
      reply: null,
      helpful: 0,
      pictures: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    }
    expect(await shown()).toEqual({ ratings: [rating], count: 1 })
    expect((await shop.ask(`/store/shop/ratings/${id}`)).body.rating).toEqual(rating)
    expect((await decide(id, 'inactive')).status).toBe(200)
    expect(await shown()).toEqual({ ratings: [], count: 0 })
  })

  test('is approved or rejected only by staff', async () => {
    const id = await given()
    expect((await decide(id, 'active', mai.token)).status).toBe(401)
    expect((await shop.ask(`/admin/shop/ratings/${id}`, { token: mai.token })).status).toBe(401)
    expect((await shop.ask('/admin/shop/ratings')).status).toBe(401)
    expect((await decide(id, 'new')).status).toBe(400)
    expect((await decide('rating_none', 'active')).status).toBe(404)
    const [row] = await shop.rows('select state, decided_by from order_rating where id = ?', [id])
    expect(row).toEqual({ state: 'new', decided_by: null })
    await decide(id, 'active')
    const [user] = await shop.rows('select id from "user" where email = ?', ['staff@example.com'])
    const [after] = await shop.rows('select decided_by from order_rating where id = ?', [id])
    expect(after.decided_by).toBe(user.id)
  })

  test('is stored with the version that clients read, and with no other', async () => {
    const id = await given()
    // PostgreSQL keeps microseconds, clients read milliseconds.
    const precise =
      "update order_rating set updated_at = '2026-11-05T02:00:00.123456Z' where id = ?"
    await shop.rows(precise, [id])
    const decideFrom = (updated_at: string) =>
      shop.ask(`/admin/shop/ratings/${id}`, { body: { state: 'active', updated_at }, token: staff })
    for (const wrong of ['2026-11-05T02:00:00.122Z', 'yesterday', '9'.repeat(30)]) {
      expect(codeOf(await decideFrom(wrong))).toEqual([409, 'stale'])
    }
    const first = await decideFrom('2026-11-05T02:00:00.123Z')
    expect(first.status).toBe(200)
    expect(codeOf(await decideFrom('2026-11-05T02:00:00.123Z'))).toEqual([409, 'stale'])
    expect((await decideFrom(first.body.rating.updated_at)).status).toBe(200)
  })

  test('is listed for staff by state, product and order', async () => {
    const id = await given()
    const find = async (attribute: string, value: unknown, path = '/admin/shop/ratings') => {
      const filters = encodeURIComponent(
        JSON.stringify({
          $and: [{ product: { $eq: first } }, { [attribute]: { $eq: value } }],
        }),
      )
      return shop.ask(`${path}?filters=${filters}`, { token: staff })
    }
    expect((await find('state', 'new')).body).toMatchObject({ ratings: [{ id }], count: 1 })
    expect((await find('state', 'active')).body.count).toBe(0)
    const [{ order_code }] = (await find('id', id)).body.ratings
    expect((await find('order_code', order_code)).body.count).toBe(1)
    const open = '/store/shop/ratings'
    expect(codeOf(await find('order_code', order_code, open))).toEqual([400, 'invalid'])
    expect(codeOf(await find('customer_id', mai.id))).toEqual([400, 'invalid'])
  })

  test('of a product that is not on sale is not shown', async () => {
    const id = await given()
    await decide(id, 'active')
    expect((await shown()).count).toBe(1)
    content.products.set(first, { ...fakeProduct(first), state: 'inactive' })
    await syncSome(shop.container, contentClient(content.url, contentKey), [first])
    expect((await shown()).count).toBe(0)
    expect((await shop.ask(`/store/shop/ratings/${id}`)).status).toBe(404)
  })

  test('is counted by its stars while it is shown', async () => {
    const counts = async () => {
      const { body } = await shop.ask('/admin/shop/star-counts', { headers: await shop.machine() })
      return body.rated.find(({ product }: Line) => product === first)?.counts
    }
    const ids = [await given(5), await given(4), await given(4), await given(1)]
    expect(await counts()).toBeUndefined()
    for (const id of ids.slice(0, 3)) await decide(id, 'active')
    await decide(ids[3] ?? '', 'inactive')
    expect(await counts()).toEqual([0, 0, 0, 2, 1])
    await decide(ids[0] ?? '', 'inactive')
    expect(await counts()).toEqual([0, 0, 0, 2, 0])
  })

  test('sorts by the marks of members, which leave with their account', async () => {
    const fan = await newMember(shop, `ratings-fan-${first}@example.com`)
    const [good = '', better = ''] = [await given(5), await given(4)]
    for (const id of [good, better]) await decide(id, 'active')
    const mark = (rating: string, token: string, helpful = true) =>
      shop.ask(`/store/shop/ratings/${rating}/marks`, { body: { helpful }, token })
    for (const token of [lan.token, lan.token, fan.token]) {
      expect((await mark(better, token)).status).toBe(200)
    }
    await mark(good, fan.token)
    expect(codeOf(await mark(good, mai.token))).toEqual([400, 'own_rating'])
    expect((await mark(good, staff)).status).toBe(401)
    expect((await mark('rating_none', lan.token)).status).toBe(404)
    const marks = async () => {
      const filters = encodeURIComponent(JSON.stringify({ product: { $eq: first } }))
      const sort = encodeURIComponent(JSON.stringify(['helpful:desc']))
      const query = `filters=${filters}&sort=${sort}`
      const { body } = await shop.ask(`/store/shop/ratings?${query}`)
      return body.ratings.map(({ id, helpful }: { id: string; helpful: number }) => [id, helpful])
    }
    expect(await marks()).toEqual([
      [better, 2],
      [good, 1],
    ])
    expect((await mark(better, lan.token, false)).body).toEqual({ data: { helpful: 1 } })
    await decide(better, 'inactive')
    expect((await mark(better, lan.token)).status).toBe(404)
    const { body } = await shop.ask(`/store/shop/marked-ratings?product=${first}`, {
      token: fan.token,
    })
    expect(body.data.sort()).toEqual([good, better].sort())
    await deleteOwn(shop, fan.token)
    expect(await marks()).toEqual([[good, 0]])
    expect(await placesOf(shop, [fan.id])).toEqual([])
  })

  test('loses name and text with the account, and keeps its stars', async () => {
    const secret = 'Chị Sáu hẻm 9 nói vậy'
    const gone = await newMember(shop, 'ratings-gone@example.com', { first_name: 'Sáu' })
    const { id, lines } = await order('complete', gone.token)
    const ratings = [{ line: lines[0]?.id, stars: 5, words: secret }]
    const { body } = await rate(id, ratings, gone.token)
    await decide(body.order.ratings[0].id, 'active')
    expect((await shown()).ratings).toMatchObject([{ author: 'Sáu', words: secret }])
    await deleteOwn(shop, gone.token)
    expect((await shown()).ratings).toMatchObject([{ author: null, words: null, stars: 5 }])
    expect(await placesOf(shop, [secret, gone.id])).toEqual([])
  })
})
