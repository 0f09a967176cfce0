import { beforeAll, describe, expect, it } from 'vitest'
import { get, idsOf } from './http.ts'

interface Product {
  id: number
  attributes: { name: string; slug: string; price: number; description: string | null }
}

let products: Product[]
const matching = (test: (product: Product) => boolean) => products.filter(test).map(({ id }) => id)

async function found(query: string): Promise<number[]> {
  return idsOf(await get(`/products?${query}&pagination[limit]=-1`))
}

beforeAll(async () => {
  products = (await get('/products?pagination[limit]=-1')).body.data
})

describe('filters return the matching part of the list', () => {
  it('numbers', async () => {
    expect(await found('filters[price][$gte]=300000&filters[price][$lt]=600000')).toEqual(
      matching(({ attributes: { price } }) => price >= 300_000 && price < 600_000),
    )
    expect(
      await found('filters[price][$between][0]=100000&filters[price][$between][1]=400000'),
    ).toEqual(matching(({ attributes: { price } }) => price >= 100_000 && price <= 400_000))
  })

  it('text, with case and without, in Vietnamese', async () => {
    const [word] = products[0]?.attributes.name.split(' ') ?? []
    if (!word) throw new Error('the shop has no product')
    expect(await found(`filters[name][$contains]=${encodeURIComponent(word)}`)).toEqual(
      matching(({ attributes: { name } }) => name.includes(word)),
    )
    const upper = encodeURIComponent('DƯỠNG')
    expect(await found(`filters[name][$containsi]=${upper}`)).toEqual(
      matching(({ attributes: { name } }) => name.toLowerCase().includes('dưỡng')),
    )
    expect(await found('filters[name][$containsi]=%25')).toEqual(
      matching(({ attributes: { name } }) => name.includes('%')),
    )
  })

  it('lists, logic and negation', async () => {
    const [a, b] = products
    if (!a || !b) throw new Error('the shop has too few products')
    expect(await found(`filters[id][$in][0]=${a.id}&filters[id][$in][1]=${b.id}`)).toEqual([
      a.id,
      b.id,
    ])
    expect(
      await found(`filters[$or][0][id]=${a.id}&filters[$or][1][slug]=${b.attributes.slug}`),
    ).toEqual([a.id, b.id])
    expect(await found(`filters[$not][id][$in]=${a.id}`)).toEqual(matching(({ id }) => id !== a.id))
  })

  it('relations: each record once, also with several matches', async () => {
    const { body } = await get('/categories?populate=products')
    for (const { id, attributes } of body.data) {
      const related = attributes.products.data.map((entry: Product) => entry.id).sort()
      expect((await found(`filters[categories][id]=${id}`)).sort()).toEqual(related)
      expect((await found(`filters[categories][slug]=${attributes.slug}`)).sort()).toEqual(related)
    }
    const all = await found('filters[categories][id][$notNull]=true')
    expect(new Set(all).size).toBe(all.length)
  })

  it('raw and encoded brackets are the same', async () => {
    const raw = await found('filters[price][$lte]=500000')
    expect(await found('filters%5Bprice%5D%5B%24lte%5D=500000')).toEqual(raw)
  })
})

describe('sort and pages', () => {
  it('cover every record once, with the id as tie-breaker', async () => {
    const pages = []
    const pageCount = Math.ceil(products.length / 5)
    for (let page = 1; page <= pageCount + 1; page += 1) {
      const answer = await get(
        `/products?sort=state:desc&pagination[page]=${page}&pagination[pageSize]=5`,
      )
      expect(answer.body.meta.pagination).toEqual({
        page,
        pageSize: 5,
        pageCount,
        total: products.length,
      })
      pages.push(...idsOf(answer))
    }
    expect(pages).toEqual(products.map(({ id }) => id))
  })

  it('sort by price in every notation', async () => {
    const sorted = [...products].sort(
      (a, b) => b.attributes.price - a.attributes.price || a.id - b.id,
    )
    const wanted = sorted.map(({ id }) => id)
    for (const sort of [
      'sort=price:desc',
      'sort[price]=DESC',
      'sort[0]=price:desc',
      'sort[0][price]=desc',
    ]) {
      expect(await found(sort)).toEqual(wanted)
    }
  })
})

describe('fields and populate', () => {
  it('return only the requested fields', async () => {
    const { body } = await get(
      '/products?fields=name,price&populate[thub][fields]=url&pagination[limit]=1',
    )
    expect(Object.keys(body.data[0].attributes)).toEqual(['name', 'price', 'thub'])
    expect(Object.keys(body.data[0].attributes.thub.data.attributes)).toEqual(['url'])
  })

  it('always return small and medium pictures, which can be fetched', async () => {
    const { body } = await get('/products?populate=thub&pagination[limit]=1')
    const { formats } = body.data[0].attributes.thub.data.attributes
    for (const name of ['small', 'medium']) {
      expect(formats[name]).toMatchObject({ url: expect.stringMatching(/^(\/|https?:)/) })
    }
  })

  it('return the data of the mega menu', async () => {
    const { body } = await get(
      '/categories?populate[products][sort]=order:desc&populate[products][limit]=8',
    )
    for (const { attributes } of body.data) {
      const orders = attributes.products.data.map(
        (entry: { attributes: { order: number } }) => entry.attributes.order,
      )
      expect(orders.length).toBeLessThanOrEqual(8)
      expect(orders).toEqual([...orders].sort((a, b) => b - a))
    }
  })

  it('reach two levels by dots and by objects', async () => {
    const { slug } = products[0]?.attributes ?? {}
    const dots = await get(`/products?filters[slug]=${slug}&populate=thub,related.thub`)
    const objects = await get(
      `/products?filters[slug]=${slug}&populate[thub]=*&populate[related][populate][0]=thub`,
    )
    expect(dots.body).toEqual(objects.body)
  })
})

describe('errors', () => {
  it.each([
    ['filters[khongco]=1', 'Invalid parameter khongco'],
    ['filters[name][$foo]=1', 'Invalid parameter $foo'],
    ['filters[$or][0][$not][khongco]=1', 'Invalid parameter khongco'],
    ['populate[related][filters][khongco]=1', 'Invalid parameter khongco'],
    ['sort=khongco', 'Invalid parameter khongco'],
    ['filters[price]=abc', 'price must be a number'],
    ['filters[categories][khongco]=1', 'Invalid parameter khongco'],
    ['_q[$ne]=a', 'Invalid parameter _q'],
    ['filters[searchText][$contains]=a', 'Invalid parameter searchText'],
    ['filters=abc', 'Invalid parameter filters'],
    ['filters[name][$eq][$ne]=x', 'Invalid parameter name'],
    ['sort=price:up', 'Invalid sort direction up: use asc or desc'],
    ['fields=khongco', 'Invalid parameter khongco'],
    ['fields[0]=thub', 'Invalid parameter thub'],
    ['pagination[page]=x', 'page must be a number'],
    ['pagination=3', 'Invalid parameter pagination'],
    ['populate[thub]=maybe', 'Invalid parameter thub'],
    ['populate[related][sort]=khongco', 'Invalid parameter khongco'],
    ['populate=thub,khongco', 'Invalid parameter khongco'],
    ['populate=categories.khongco', 'Invalid parameter khongco'],
    ['populate=khongco.thub', 'Invalid parameter khongco'],
    ['populate=related.related.related.related.related.related', 'populate goes deeper than 5'],
    ['filters[name]=%00', 'The query contains a NUL character'],
  ])('%s', async (query, message) => {
    const { status, body } = await get(`/products?${query}`)
    expect(status).toBe(400)
    expect(body).toEqual({
      data: null,
      error: { status: 400, name: 'ValidationError', message, details: {} },
    })
  })

  it.each([
    'pagination[page]=1&pagination[limit]=5',
    'filters[price][$between]=1',
    `filters[name]=${'x'.repeat(8200)}`,
    Array.from({ length: 51 }, (_, at) => `filters[$and][${at}][id]=1`).join('&'),
    Array.from({ length: 101 }, (_, at) => `filters[id][$in][${at}]=${at + 1}`).join('&'),
    `filters${'[$not]'.repeat(11)}[id]=1`,
    `filters${'[related]'.repeat(6)}[id]=1`,
    `filters${'[$and][0]'.repeat(30)}[id]=1`,
  ])('%.60s is rejected', async (query) => {
    expect((await get(`/products?${query}`)).status).toBe(400)
  })

  it('unknown paths return 404 with the error body', async () => {
    const { status, body } = await get('/khongco')
    expect(status).toBe(404)
    expect(body.error).toEqual({
      status: 404,
      name: 'NotFoundError',
      message: 'Not Found',
      details: {},
    })
  })
})
