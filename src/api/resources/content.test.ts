import { describe, expect, it } from 'vitest'
import { type Answer, apiUnderTest } from '../../../tests/support/api-under-test.ts'

const api = apiUnderTest()
const { get } = api

const ids = ({ body }: Answer) => body.data.map((entry: { id: number }) => entry.id)

describe('lists', () => {
  it('are entries with pagination, without relations unless asked for', async () => {
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
    ['_q=da', [1, 6, 5, 2, 3]],
    ['_q=da&sort=id:desc', [6, 5, 3, 2, 1]],
    ['_q=da&filters[id][$ne]=1', [6, 5, 2, 3]],
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
  ])('say how they are cut: %s', async (query, pagination) => {
    expect((await get(`/api/products?${query}`)).body.meta).toEqual({ pagination })
  })

  it.each([
    ['filters[khongco]=1', 'Invalid parameter khongco'],
    ['filters[name][$foo]=1', 'Invalid parameter $foo'],
    ['filters[categories][khongco]=1', 'Invalid parameter khongco'],
    ['_q[$ne]=a', 'Invalid parameter _q'],
    ['filters[searchText][$contains]=a', 'Invalid parameter searchText'],
    ['filters=abc', 'Invalid parameter filters'],
    ['filters[price]=abc', 'price must be a number'],
    ['filters[name][$eq][$ne]=x', 'Invalid parameter name'],
    ['sort=khongco', 'Invalid parameter khongco'],
    ['sort=price:up', 'Invalid sort direction up: use asc or desc'],
    ['fields=khongco', 'Invalid parameter khongco'],
    ['fields[0]=thub', 'Invalid parameter thub'],
    ['pagination[page]=x', 'page must be a number'],
    ['pagination=3', 'Invalid parameter pagination'],
    ['populate[thub]=maybe', 'Invalid parameter thub'],
    ['populate[related][filters][khongco]=1', 'Invalid parameter khongco'],
    ['populate[related][sort]=khongco', 'Invalid parameter khongco'],
    ['populate=related.related.related.related.related.related', 'populate goes deeper than 5'],
    ['filters[name]=%00', 'The query holds a NUL character'],
  ])('refuse %s', async (query, message) => {
    const { status, body } = await get(`/api/products?${query}`)
    expect(status).toBe(400)
    expect(body).toEqual({
      data: null,
      error: { status: 400, name: 'ValidationError', message, details: {} },
    })
  })

  it('refuse both ways of paging at once', async () => {
    const { status } = await get('/api/products?pagination[page]=1&pagination[limit]=3')
    expect(status).toBe(400)
  })

  it.each([
    ['conditions', Array.from({ length: 51 }, (_, i) => `filters[$and][${i}][id]=1`).join('&')],
    ['values', Array.from({ length: 101 }, (_, i) => `filters[id][$in][${i}]=${i + 1}`).join('&')],
    ['nesting', `filters${'[$not]'.repeat(11)}[id]=1`],
    ['relations', `filters${'[related]'.repeat(6)}[id]=1`],
    ['length', `filters[name]=${'x'.repeat(9000)}`],
    ['unread nesting', `filters${'[$and][0]'.repeat(30)}[id]=1`],
  ])('refuse too much: %s', async (_what, query) => {
    expect((await get(`/api/products?${query}`)).status).toBe(400)
  })
})

describe('populate', () => {
  it('gives pictures and relations in their shapes', async () => {
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

  it('goes along dots and into objects', async () => {
    const dots = await get('/api/products/1?populate=related.thub')
    const objects = await get('/api/products/1?populate[related][populate][thub]=*')
    expect(dots.body).toEqual(objects.body)
    expect(dots.body.data.attributes.related.data[0].attributes.thub.data.id).toBe(1)
  })

  it('sorts, filters and cuts inside: the mega-menu', async () => {
    const { body } = await get(
      '/api/categories?filters[id]=1&populate[products][sort]=price:desc&populate[products][limit]=2&populate[products][fields]=name',
    )
    const { data } = body.data[0].attributes.products
    expect(data.map((entry: { id: number }) => entry.id)).toEqual([5, 2])
    expect(Object.keys(data[0].attributes)).toEqual(['name'])
  })

  it('gives null for what is not there', async () => {
    const { body } = await get('/api/products/6?populate=thub')
    expect(body.data.attributes.thub).toEqual({ data: null })
  })

  it.each(['khongco', 'thub,khongco', 'categories.khongco', 'khongco.thub'])(
    'refuses the unknown name in %s',
    async (populate) => {
      const { status, body } = await get(`/api/products/1?populate=${populate}`)
      expect([status, body.error.message]).toEqual([400, 'Invalid parameter khongco'])
    },
  )
})

describe('likes', () => {
  const { call, commerce, accounts } = api
  commerce.like(accounts.member.person, 1)
  commerce.like(accounts.other.person, 1)
  commerce.like(accounts.other.person, 2)
  const likesOf = ({ body }: Answer) =>
    body.data.map(({ attributes }: { attributes: { likes: { data: { attributes: object }[] } } }) =>
      attributes.likes.data.map((like) => (like.attributes as { user_id: string }).user_id),
    )
  const ask = (query: string, as?: 'member' | 'other' | 'staff') =>
    call('GET', `/api/products?${query}&sort=id&pagination[limit]=2`, as ? { as } : {})

  it('are one’s own in populate, everybody’s for staff, none’s for visitors', async () => {
    const { member, other } = accounts
    expect(likesOf(await ask('populate=likes', 'member'))).toEqual([[member.person.id], []])
    expect(likesOf(await ask('populate=likes', 'other'))).toEqual([
      [other.person.id],
      [other.person.id],
    ])
    expect(likesOf(await ask('populate=likes'))).toEqual([[], []])
    expect(likesOf(await ask('populate=likes', 'staff'))).toEqual([
      [member.person.id, other.person.id],
      [other.person.id],
    ])
    const deep = await call('GET', '/api/categories/1?populate=products.likes', { as: 'member' })
    const everyLike = JSON.stringify(deep.body.data)
    expect(everyLike).toContain(member.person.id)
    expect(everyLike).not.toContain(other.person.id)
  })

  it('may be filtered by one’s own id alone', async () => {
    const { member, other } = accounts
    const own = await ask(`filters[likes][user_id]=${member.person.id}`, 'member')
    expect(ids(own)).toEqual([1])
    const staff = await ask(`filters[likes][user_id][$eq]=${other.person.id}`, 'staff')
    expect(ids(staff)).toEqual([1, 2])
    for (const query of [
      `filters[likes][user_id]=${other.person.id}`,
      `filters[likes][user_id][$ne]=${member.person.id}`,
      'filters[likes][user_id][$startsWith]=cus',
      'filters[likes][user_name][$contains]=lan',
      'filters[likes][id][$null]=false',
      `filters[$not][likes][user_id]=${member.person.id}`,
      `filters[$or][0][likes][user_id]=${other.person.id}`,
      `populate[related][filters][likes][user_id]=${other.person.id}`,
    ]) {
      expect([query, (await ask(query, 'member')).status]).toEqual([query, 403])
    }
    expect((await ask(`filters[likes][user_id]=${member.person.id}`)).status).toBe(403)
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
  it.each(everywhere)('are not there for a visitor: %s', async (path) => {
    expect((await get(path)).body.data).toEqual([])
  })

  it('are not there by id, in populate or in counts', async () => {
    expect((await get('/api/products/4')).status).toBe(404)
    expect((await get('/api/categories/count')).body).toBe(2)
    const { body } = await get('/api/products/2?populate=related')
    expect(ids({ ...(await get('/api/products')), body: body.data.attributes.related })).toEqual([
      1,
    ])
  })

  it('are there for staff', async () => {
    expect((await get('/api/products/4', 'staff')).status).toBe(200)
    expect((await get('/api/categories/count', 'staff')).body).toBe(3)
    expect((await get('/api/products/4', 'member')).status).toBe(404)
  })
})

describe('one, count and single', () => {
  it('answers one record, and 404 for what is none', async () => {
    expect((await get('/api/products/5')).body).toMatchObject({ data: { id: 5 }, meta: {} })
    for (const id of ['99', 'abc', '0', '-1', '1.5', '1e3', '99999999999999999999']) {
      expect((await get(`/api/products/${id}`)).status).toBe(404)
    }
  })

  it('counts as a bare number', async () => {
    expect((await get('/api/categories/count?filters[slug]=cham-soc-da')).body).toBe(1)
    expect((await get('/api/categories/count?filters[khongco]=1')).status).toBe(400)
  })

  it('answers single records, and 404 for one never saved', async () => {
    const { body } = await get('/api/nasinfo?fields=phone')
    expect(body).toEqual({ data: { id: 1, attributes: { phone: '0912345678' } }, meta: {} })
    expect((await get('/api/bannerinfo?populate=*')).status).toBe(404)
  })
})
