import { describe, expect, it } from 'vitest'
import { type Answer, apiUnderTest } from '../../../tests/support/api-under-test.ts'

const api = apiUnderTest()
const { get } = api

const ids = ({ body }: Answer) => body.data.map((entry: { id: number }) => entry.id)

describe('lists', () => {
  it('are entries with pagination, without relations by default', async () => {
    const { status, body } = await get('/api/products')
    expect(status).toBe(200)
    expect(body.meta).toEqual({ pagination: { page: 1, pageSize: 25, pageCount: 1, total: 5 } })
    expect(body.data[0]).toMatchObject({
      id: 1,
      attributes: { name: 'Áo choàng da', price: 100000 },
    })
    expect(body.data[0].attributes).toHaveProperty('title', null)
    expect(Object.keys(body.data[0].attributes)).not.toContain('id')
    expect(Object.keys(body.data[0].attributes)).not.toContain('thub')
    expect(Object.keys(body.data[0].attributes)).not.toContain('categories')
  })

  it.each([
    ['filters[slug]=kem-chong-nang', [5]],
    ['filters%5Bprice%5D%5B%24gte%5D=300000', [3, 5]],
    ['filters[id][$in]=1&filters[id][$in]=3', [1, 3]],
    ['filters[id][$in]=3', [3]],
    ['filters[id][$in][]=1&filters[id][$in][]=2', [1, 2]],
    ['filters[categories][slug][$eq]=cham-soc-da', [1, 2, 5]],
    ['filters[subcategories][id][$eq]=1&filters[state][$eq]=active', [2]],
    ['filters[$or][0][name][$containsi]=serum&filters[$or][1][title][$containsi]=serum', [2]],
    ['filters[name][$containsi]=%C4%90%E1%BB%92NG', [2]],
    ['filters[name][$containsi]=%25', [3]],
    ['_q=dong', [2]],
    ['_q=kem-chong-nang', [5]],
    ['_q=da', [1, 3, 6, 5, 2]],
    ['_q=da&sort=id:desc', [6, 5, 3, 2, 1]],
    ['_q=da&filters[id][$ne]=1', [3, 6, 5, 2]],
    ['_q=', [1, 2, 3, 5, 6]],
    ['_q=an%20hidden', []],
    ['filters[thub][id][$null]=true', [6]],
    ['sort=price:desc&pagination[limit]=2', [5, 3]],
    ['sort[0]=price:desc&sort[1]=id:desc', [5, 3, 2, 6, 1]],
    ['sort[price]=desc&fields=name,price', [5, 3, 2, 1, 6]],
    ['sort[0][price]=DESC', [5, 3, 2, 1, 6]],
    ['pagination[page]=2&pagination[pageSize]=2', [3, 5]],
    ['pagination[start]=3&pagination[limit]=-1', [5, 6]],
    ['locale=vn&publicationState=preview&unknown=1', [1, 2, 3, 5, 6]],
    ['filters[constructor][name]=x&filters[__proto__][x]=1', [1, 2, 3, 5, 6]],
  ])('%s', async (query, expected) => {
    const answer = await get(`/api/products?${query}`)
    expect(answer.status).toBe(200)
    expect(ids(answer)).toEqual(expected)
  })

  it.each([
    ['pagination[page]=9', { page: 9, pageSize: 25, pageCount: 1, total: 5 }],
    ['pagination[pageSize]=1000', { page: 1, pageSize: 100, pageCount: 1, total: 5 }],
    ['pagination[start]=-5&pagination[limit]=0', { start: 0, limit: 1, total: 5 }],
    ['pagination[limit]=-1', { start: 0, limit: 100, total: 5 }],
    ['pagination[page]=0&pagination[withCount]=false', { page: 1, pageSize: 25 }],
  ])('return the pagination: %s', async (query, pagination) => {
    expect((await get(`/api/products?${query}`)).body.meta).toEqual({ pagination })
  })
})

describe('populate', () => {
  it('returns pictures and relations in their shapes', async () => {
    const query = 'filters[slug]=kem-chong-nang&populate[thub]=*&populate=categories'
    const { body } = await get(
      `/api/products?${query.replace('populate=categories', 'populate[categories]=true')}`,
    )
    const { thub, categories } = body.data[0].attributes
    expect(thub.data.attributes.formats.small.url).toBe('/media/sample-1-small.webp')
    expect(categories.data.map((entry: { id: number }) => entry.id)).toEqual([1])
  })

  it.each(['populate=*', 'populate=thub,tips', 'populate[0]=thub&populate[1]=tips'])(
    '%s',
    async (query) => {
      const { body } = await get(`/api/products/1?${query}`)
      expect(body.data.attributes.thub.data.id).toBe(1)
      expect(body.data.attributes.tips.data).toHaveLength(1)
    },
  )

  it('follows dots and objects', async () => {
    const dots = await get('/api/products/1?populate=related.thub')
    const objects = await get('/api/products/1?populate[related][populate][thub]=*')
    expect(dots.body).toEqual(objects.body)
    expect(dots.body.data.attributes.related.data[0].attributes.thub.data.id).toBe(1)
  })

  it('sorts, filters and limits nested relations: the mega-menu', async () => {
    const { body } = await get(
      '/api/categories?filters[id]=1&populate[products][sort]=price:desc&populate[products][limit]=2&populate[products][fields]=name',
    )
    const { data } = body.data[0].attributes.products
    expect(data.map((entry: { id: number }) => entry.id)).toEqual([5, 2])
    expect(Object.keys(data[0].attributes)).toEqual(['name'])
  })

  it('returns null for missing values', async () => {
    const { body } = await get('/api/products/6?populate=thub')
    expect(body.data.attributes.thub).toEqual({ data: null })
  })
})

describe('inactive records', () => {
  const everywhere = [
    '/api/products?filters[state]=inactive',
    '/api/products?filters[id]=4',
    '/api/products?filters[$not][id][$in]=1&filters[slug]=san-pham-an',
    '/api/products?filters[categories][slug]=an',
    '/api/banners?filters[state][$ne]=active',
  ]
  it.each(everywhere)('are hidden from visitors: %s', async (path) => {
    expect((await get(path)).body.data).toEqual([])
  })

  it('are hidden by id, in populate and in counts', async () => {
    expect((await get('/api/products/4')).status).toBe(404)
    expect((await get('/api/categories/count')).body).toBe(2)
    const { body } = await get('/api/products/2?populate=related')
    expect(ids({ ...(await get('/api/products')), body: body.data.attributes.related })).toEqual([
      1,
    ])
  })

  it('are visible for staff', async () => {
    expect((await get('/api/products/4', 'staff')).status).toBe(200)
    expect((await get('/api/categories/count', 'staff')).body).toBe(3)
    expect((await get('/api/products/4', 'member')).status).toBe(404)
  })
})

describe('one, count and single', () => {
  it('returns one record, and 404 for an unknown id', async () => {
    expect((await get('/api/products/5')).body).toMatchObject({ data: { id: 5 }, meta: {} })
    for (const id of ['99', 'abc', '0', '-1', '1.5', '1e3', '99999999999999999999']) {
      expect((await get(`/api/products/${id}`)).status).toBe(404)
    }
  })

  it('counts as a bare number', async () => {
    expect((await get('/api/categories/count?filters[slug]=cham-soc-da')).body).toBe(1)
    expect((await get('/api/categories/count?filters[khongco]=1')).status).toBe(400)
  })

  it('returns single records, and 404 for one that was never saved', async () => {
    const { body } = await get('/api/nasinfo?fields=phone')
    expect(body).toEqual({ data: { id: 1, attributes: { phone: '0912345678' } }, meta: {} })
    expect((await get('/api/bannerinfo?populate=*')).status).toBe(404)
  })
})
