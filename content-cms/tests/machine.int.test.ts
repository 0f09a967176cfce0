import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../src/payload-types'
import { call, content } from './support/content'
import { makeProduct } from './support/product'

type List = { docs: { id: number; [field: string]: unknown }[]; limit: number }

const list = async (path: string): Promise<List> => (await call('reader', path)).json()

describe('a read of the machine client', () => {
  it.each([
    '',
    '&draft=true',
    '&where[_status][equals]=draft',
    '&draft=true&where[_status][equals]=draft',
  ])('never returns a draft: "%s"', async (more) => {
    const draft = await makeProduct('draft')
    const { docs } = await list(`products?depth=0&where[id][equals]=${draft.id}${more}`)
    expect(docs).toEqual([])
  })

  it('returns the published version while a draft exists', async () => {
    const payload = await content()
    const { id } = await makeProduct('published')
    await payload.update({
      collection: 'products',
      id,
      data: { price: 1, _status: 'draft' },
      draft: true,
    })
    for (const query of ['', '?draft=true']) {
      const product = (await (await call('reader', `products/${id}${query}`)).json()) as {
        price: number
      }
      expect(product.price).toBe(100_000)
    }
  })

  it('returns both languages separately with locale=all', async () => {
    const { id } = await makeProduct('published', { name: 'Kem dưỡng' })
    const product = await (await call('reader', `products/${id}?locale=all&depth=0`)).json()
    expect(product).toMatchObject({ name: { vi: 'Kem dưỡng' }, price: 100_000 })
    expect((product as { name: { en?: string } }).name.en ?? null).toBeNull()
  })
})

describe('the length of a list', () => {
  beforeAll(async () => {
    const payload = await content()
    await payload.db.drizzle.execute(sql`
      insert into publications (resource, document_id, operation)
      select 'many', n::text, 'upsert' from generate_series(1, 510) n`)
  })

  it.each([
    'limit=0',
    'limit=501',
    'limit=100000',
    'limit=-1',
    'pagination=false',
    'limit=0&pagination=false',
  ])('is at most 500 with %s', async (query) => {
    for (const role of ['reader', 'editor'] as const) {
      const { docs } = (await (await call(role, `publications?depth=0&${query}`)).json()) as List
      expect(docs).toHaveLength(500)
    }
  })

  it('is as requested below that', async () => {
    expect((await list('publications?depth=0&limit=200')).docs).toHaveLength(200)
    expect((await list('publications?depth=0')).docs).toHaveLength(10)
  })

  it('is limited for versions too', async () => {
    const path = 'products/versions?limit=0&depth=0'
    const { limit } = (await (await call('editor', path)).json()) as List
    expect(limit).toBe(500)
  })

  it('is at most 100 for people who ask for related documents', async () => {
    const limitOf = async (role: 'reader' | 'editor', query: string) =>
      ((await (await call(role, `products?${query}`)).json()) as List).limit
    expect(await limitOf('editor', 'limit=0&depth=10')).toBe(100)
    expect(await limitOf('editor', 'limit=0')).toBe(100)
    expect(await limitOf('editor', 'limit=0&depth=0')).toBe(500)
    expect(await limitOf('reader', 'limit=0&depth=1')).toBe(500)
  })
})

describe('the depth of an answer', () => {
  it('is one, whatever an editor asks for', async () => {
    const last = await makeProduct('published')
    const next = await makeProduct('published', { related: [last.id] })
    const { id } = await makeProduct('published', { related: [next.id] })
    const product = (await (await call('editor', `products/${id}?depth=10`)).json()) as Product
    expect(product.related).toMatchObject([{ id: next.id, related: [last.id] }])
  })

  it('is none after a change of several documents', async () => {
    const related = await makeProduct('published')
    const { id } = await makeProduct('published', { related: [related.id] })
    const path = `products?where[id][equals]=${id}&depth=1`
    const answer = await call('editor', path, { method: 'PATCH', body: { price: 95_000 } })
    expect(((await answer.json()) as List).docs).toMatchObject([{ id, related: [related.id] }])
  })
})
