import { listQueryParameters } from '@nas/query/list-query'
import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'

function withRatings() {
  const api = apiUnderTest()
  api.commerce.ratings.add({ state: 'active', words: '<script>alert(1)</script>' })
  api.commerce.ratings.add({ state: 'new', product: 2 })
  api.commerce.ratings.add({ state: 'inactive', stars: 1 })
  api.commerce.ratings.add({ state: 'active', product: 99, stars: 4 })
  return api
}

const ids = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id)

describe('ratings', () => {
  it('that are shown are for everybody, all of them for staff', async () => {
    const api = withRatings()
    for (const as of [undefined, 'member'] as const) {
      const { status, body, headers } = await api.get('/api/ratings', as)
      expect([status, ids(body)]).toEqual([200, ['rating_1', 'rating_4']])
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect((await api.get('/api/ratings/rating_2', as)).status).toBe(404)
      expect((await api.get('/api/ratings/count', as)).body).toBe(2)
    }
    expect(ids((await api.get('/api/ratings', 'staff')).body)).toHaveLength(4)
    expect((await api.get('/api/ratings/rating_2', 'staff')).status).toBe(200)
  })

  it('name the order to staff only, and hold words as text', async () => {
    const api = withRatings()
    const path = '/api/ratings/rating_1?populate=product'
    const rating = (await api.get(path)).body.data.attributes
    expect(rating).toMatchObject({
      words: '<script>alert(1)</script>',
      author: 'Mai',
      order_code: null,
      product: { data: { id: 1, attributes: { slug: expect.any(String) } } },
    })
    const staff = (await api.get(path, 'staff')).body.data.attributes
    expect(staff.order_code).toBe('NAS-1')
    const unseen = await api.get('/api/ratings/rating_4?populate=product')
    expect(unseen.body.data.attributes.product).toEqual({ data: null })
  })

  it('are filtered by what the caller may read', async () => {
    const api = withRatings()
    const query = 'filters[product]=1&filters[stars][$gte]=4&sort=createdAt:desc'
    expect((await api.get(`/api/ratings?${query}`)).status).toBe(200)
    const filters = { $and: [{ product: { $eq: 1 } }, { stars: { $gte: 4 } }] }
    expect(api.commerce.ratings.queries.map(listQueryParameters)).toEqual([
      { filters: JSON.stringify(filters), sort: '["createdAt:desc"]', limit: '25', offset: '0' },
    ])
    const byOrder = '/api/ratings?filters[order_code]=NAS-1'
    expect((await api.get(byOrder, 'staff')).status).toBe(200)
    for (const path of [
      byOrder,
      '/api/ratings?sort=order_code',
      '/api/ratings?filters[author]=Mai',
      '/api/ratings?filters[words][$contains]=a',
      '/api/ratings?filters[product][price]=1',
      '/api/ratings?filters[customer_id]=1',
    ]) {
      expect([path, (await api.get(path, 'member')).status]).toEqual([path, 400])
    }
  })

  it('are decided on by staff', async () => {
    const api = withRatings()
    const decide = (state: unknown, as?: 'member' | 'staff') =>
      api.call('PUT', '/api/ratings/rating_2', { body: { data: { state } }, ...(as && { as }) })
    expect((await decide('active')).status).toBe(403)
    expect((await decide('active', 'member')).status).toBe(403)
    for (const state of ['new', 'lạ', null, undefined]) {
      expect((await decide(state, 'staff')).status).toBe(400)
    }
    const { status, body } = await decide('active', 'staff')
    expect([status, body.data.attributes.state]).toEqual([200, 'active'])
    expect((await api.get('/api/ratings/rating_2')).status).toBe(200)
  })

  it('are answered for everybody, and refused with a reason for staff', async () => {
    const api = withRatings()
    const put = (data: object) =>
      api.call('PUT', '/api/ratings/rating_1', { body: { data }, as: 'staff' })
    const seen = async () => (await api.get('/api/ratings/rating_1')).body.data.attributes
    await put({ state: 'active', reply: ' Cảm ơn bạn ' })
    expect(await seen()).toMatchObject({ reply: 'Cảm ơn bạn', reason: null })
    const refused = await put({ state: 'inactive', reason: 'Không nói về sản phẩm' })
    expect(refused.body.data.attributes).toMatchObject({
      state: 'inactive',
      reason: 'Không nói về sản phẩm',
      reply: 'Cảm ơn bạn',
    })
    expect((await put({ state: 'active' })).body.data.attributes.reason).toBe(null)
    expect((await put({ state: 'inactive', reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await put({ state: 'active', updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409)
    const asked = '/api/ratings?filters[reason][$notNull]=true'
    expect((await api.get(asked)).status).toBe(400)
  })
})

describe('GET /app/productrating', () => {
  it('counts what is shown', async () => {
    const api = withRatings()
    api.commerce.ratings.add({ state: 'active', stars: 4 })
    const path = '/api/app/productrating?product='
    expect((await api.get(`${path}1`)).body).toEqual({ data: { average: 4.5, count: 2 } })
    expect((await api.get(`${path}2`)).body).toEqual({ data: { average: null, count: 0 } })
    expect((await api.get(`${path}99`)).status).toBe(404)
    for (const wrong of ['', 'x', '0', '1.5']) {
      expect((await api.get(`${path}${wrong}`)).status).toBe(400)
    }
  })
})
