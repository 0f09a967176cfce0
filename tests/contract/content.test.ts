import { listOf, oneOf } from '@nas/contract/answers'
import { paymentSchema, productSchema, shippingSchema, unitSchema } from '@nas/contract/catalogue'
import { searchAnswerSchema } from '@nas/contract/search'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { get, idsOf } from './http.ts'

const anything = v.looseObject({})

const text = v.nullable(v.string())
const siteInfo = v.object({
  link_lazada: text,
  link_tiktok: text,
  link_shopee: text,
  link_facebook: text,
  link_instagram: text,
  link_youtube: text,
})

/** Every public list: its attributes, and a relation to populate if there is one. */
const lists: [string, v.GenericSchema, string?][] = [
  ['products', productSchema, 'thub'],
  ['categories', v.looseObject({ name: v.string(), slug: v.string() }), 'products'],
  ['subcategories', v.looseObject({ name: v.string(), name_en: v.nullable(v.string()) })],
  ['banners', v.looseObject({ type: v.picklist(['Trang chủ', 'Khuyến mãi']) }), 'image'],
  ['tips', anything],
  ['clubs', v.looseObject({ type: v.picklist(['skincare', 'knowledge', 'news']) }), 'thub'],
  ['blogs', anything, 'thub'],
  ['faqs', v.looseObject({ question: v.string() })],
  ['places', anything],
  ['payments', paymentSchema],
  ['shippings', shippingSchema],
  ['provinces', unitSchema, 'districts'],
  ['districts', unitSchema, 'province'],
  ['wards', unitSchema, 'district'],
  ['provinces-2025', unitSchema, 'wards'],
  ['wards-2025', unitSchema, 'province'],
  ['works', v.looseObject({ url: v.string() }), 'thub'],
  ['innovations', v.looseObject({ url: v.string() })],
  ['featured-works', anything, 'work'],
]

describe.each(lists)('/%s', (name, attributes, relation) => {
  it('is a public list', async () => {
    const answer = await get(`/${name}?pagination[pageSize]=3`)
    expect(answer.status).toBe(200)
    v.parse(listOf(attributes), answer.body)
    expect(answer.body.data.length).toBeGreaterThan(0)
    expect(answer.body.meta.pagination).toMatchObject({ page: 1, pageSize: 3 })
    for (const entry of answer.body.data) {
      expect(entry.attributes).not.toHaveProperty('id')
      expect(entry.attributes).toHaveProperty('createdAt')
      if (relation) expect(entry.attributes).not.toHaveProperty(relation)
    }
  })

  it('returns each of its entries by id, and no other', async () => {
    const { body } = await get(`/${name}?pagination[pageSize]=1`)
    const [first] = body.data
    const one = await get(`/${name}/${first.id}`)
    expect(one.body).toEqual({ data: first, meta: {} })
    expect((await get(`/${name}/999999999`)).status).toBe(404)
    expect((await get(`/${name}/khong-co`)).status).toBe(404)
  })

  it('populates on request', async () => {
    if (!relation) return
    const { body } = await get(`/${name}?populate=${relation}&pagination[pageSize]=2`)
    for (const { attributes: found } of body.data) expect(found[relation]).toHaveProperty('data')
  })
})

describe('single records', () => {
  it.each([
    ['siteinfo', siteInfo],
    ['nasinfo', v.looseObject({ msdn: v.string(), company: v.string(), phone: v.string() })],
    ['bannerinfo', anything],
  ])('/%s is one entry', async (name, attributes) => {
    const { status, body } = await get(`/${name}?populate=*`)
    expect(status).toBe(200)
    v.parse(oneOf(attributes), body)
    expect(body.meta).toEqual({})
  })
})

describe('a search', () => {
  it('lists articles, answers and service pages, and the spelling that was meant', async () => {
    const { status, body } = await get('/app/search?_q=ship')
    expect(status).toBe(200)
    const { meant, pages } = v.parse(searchAnswerSchema, body).data
    expect(meant).toBeNull()
    expect(pages.map(({ kind }) => kind)).toContain('faqs')
    expect(pages.map(({ kind }) => kind)).toContain('policies')
    expect((await get('/app/search?_q=collgen')).body.data.meant).toBe('collagen')
    expect((await get(`/app/search?_q=${'a'.repeat(101)}`)).status).toBe(400)
    expect((await get('/app/search?_q=%20')).status).toBe(400)
  })
})

describe('counts', () => {
  it.each(['categories', 'works', 'innovations'])('/%s/count equals the total', async (name) => {
    const { body } = await get(`/${name}?pagination[pageSize]=1`)
    expect((await get(`/${name}/count`)).body).toBe(body.meta.pagination.total)
  })
})

describe('places in Vietnam', () => {
  it('come in three levels', async () => {
    const provinces = await get('/provinces?filters[name][$containsi]=hồ chí minh&sort=name:desc')
    expect(provinces.body.meta.pagination.total).toBe(1)
    const districts = await get(
      `/districts?filters[province][id]=${idsOf(provinces)[0]}&sort=name:desc&pagination[limit]=-1`,
    )
    expect(districts.body.data.length).toBeGreaterThan(15)
    const wards = await get(`/wards?filters[district][id]=${idsOf(districts)[0]}&sort=name:desc`)
    expect(wards.body.data.length).toBeGreaterThan(0)
  })

  it('sort by name in Vietnamese order', async () => {
    const { body } = await get('/provinces?sort=name:desc&pagination[limit]=100')
    const names = body.data.map((entry: { attributes: { name: string } }) => entry.attributes.name)
    expect(names).toEqual([...names].sort((a, b) => b.localeCompare(a, 'vi')))
  })
})

describe('works and innovations', () => {
  it.each(['works', 'innovations'])('/%s?url= finds one by its slug', async (name) => {
    const { body } = await get(`/${name}?pagination[pageSize]=1`)
    const [{ id, attributes }] = body.data
    expect(idsOf(await get(`/${name}?url=${attributes.url}`))).toEqual([id])
    expect(idsOf(await get(`/${name}?url=khong-co`))).toEqual([])
  })
})
