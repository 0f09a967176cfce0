import { sql } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCatalogue } from '../seed/catalogue'
import { seedContent } from '../seed/seed-content'
import { call, content, unique } from './support/content'

const people = {
  email: 'first@nas.example',
  password: 'first-editor-0000',
  apiKey: 'seed-key-0000-0001',
  writeKey: 'seed-key-0000-0009',
}
const quietly = () => undefined
const payload = await content()
/** In place of every picture: drawing the sizes of the real ones takes half a minute of CPU. */
const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#338888' } })
  .webp()
  .toBuffer()
const seed = (apiKey = people.apiKey) =>
  seedContent(payload, { ...people, apiKey }, quietly, () => picture)

/** Row count and latest change of every table with content. */
async function fingerprint(): Promise<unknown> {
  const { rows } = await payload.db.drizzle.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'updated_at' and t.table_type = 'BASE TABLE'
    order by 1`)
  const tables = rows.map(({ name }) => name).filter((name) => !name.startsWith('payload_'))
  const counts = tables.map(async (name) => {
    const table = sql.identifier(name)
    const result = await payload.db.drizzle.execute(
      sql`select count(*) as rows, max(updated_at) as latest from ${table}`,
    )
    return [name, result.rows[0]]
  })
  return Object.fromEntries(await Promise.all(counts))
}

async function first<T>(found: Promise<{ docs: T[] }>): Promise<T> {
  const [doc] = (await found).docs
  if (!doc) throw new Error('The seed left no rows here')
  return doc
}

beforeAll(async () => void (await seed()), 300_000)

describe('the seed', () => {
  it('fills the shop with published content in both languages', async () => {
    const { docs } = await payload.find({
      collection: 'products',
      where: { 'categories.slug': { exists: true } },
      locale: 'all',
      depth: 0,
      pagination: false,
    })
    // Other test files write products into the same database.
    const { products } = await openCatalogue()
    const slugs = new Set(products.map(({ productSlug }) => productSlug))
    const seeded = docs.filter(({ slug }) => slugs.has(slug))
    expect(seeded).toHaveLength(32)
    for (const product of seeded) {
      expect(product._status).toBe('published')
      for (const field of [
        'name',
        'title',
        'description',
        'volume',
        'content',
        'ingredients',
        'guide',
      ]) {
        const words = (product as unknown as Record<string, { vi: unknown; en: unknown }>)[field]
        expect(words?.vi, `${product.slug} ${field} vi`).toBeTruthy()
        expect(words?.en, `${product.slug} ${field} en`).toBeTruthy()
      }
      expect(product.thub, product.slug).toBeTruthy()
      expect(product.related?.length, product.slug).toBeGreaterThan(0)
    }
  })

  it.each([
    ['categories', 5],
    ['subcategories', 5],
    ['banners', 4],
    ['clubs', 6],
    ['blogs', 3],
    ['faqs', 6],
    ['places', 3],
    ['policies', 3],
    ['sections', 20],
    ['payments', 3],
    ['tips', 5],
    ['works', 1],
    ['featured-works', 1],
    ['innovations', 1],
    ['media', 70],
  ] as const)('creates %s, at least %i', async (collection, least) => {
    expect((await payload.count({ collection })).totalDocs).toBeGreaterThanOrEqual(least)
  })

  it('changes nothing in a second run', async () => {
    const before = await fingerprint()
    expect(await seed()).toBe(0)
    expect(await fingerprint()).toEqual(before)
  })

  it('keeps what an editor has changed, renamed or deleted', async () => {
    const product = await first(payload.find({ collection: 'products', depth: 0 }))
    const article = await first(payload.find({ collection: 'clubs', depth: 0 }))
    const tip = await first(payload.find({ collection: 'tips', depth: 0 }))
    const slug = `${product.slug}-moi-${product.id}`
    await payload.update({ collection: 'products', id: product.id, data: { price: 1234, slug } })
    await payload.update({ collection: 'clubs', id: article.id, data: { _status: 'draft' } })
    await payload.delete({ collection: 'tips', id: tip.id })
    await payload.updateGlobal({
      slug: 'siteinfo',
      data: { link_zalo: 'https://zalo.me/0911111111' },
    })
    const before = await fingerprint()
    expect(await seed()).toBe(0)
    expect(await fingerprint()).toEqual(before)
    const after = await payload.findByID({ collection: 'products', id: product.id })
    expect([after.price, after.slug]).toEqual([1234, slug])
  })

  it('updates a changed key of the machine client, and nothing else', async () => {
    const read = async (key: string) => (await call('reader', 'products?limit=1', { key })).status
    expect(await read(people.apiKey)).toBe(200)
    expect(await seed('seed-key-0000-0002')).toBe(1)
    expect(await read('seed-key-0000-0002')).toBe(200)
    expect(await read(people.apiKey)).toBe(403)
    expect(await seed()).toBe(1)
  })

  it('adds the client of the writer to an older installation', async () => {
    await payload.delete({ collection: 'clients', where: { name: { equals: 'shop-writer' } } })
    expect(await seed()).toBe(1)
    const { docs } = await payload.find({ collection: 'clients', sort: 'name', limit: 100 })
    const own = docs.filter(({ name }) => name.startsWith('shop'))
    expect(own.map(({ name, scope }) => [name, scope])).toEqual([
      ['shop', 'reader'],
      ['shop-writer', 'writer'],
    ])
    const { writeKey: key } = people
    expect((await call('writer', 'distributors/search', { key })).status).toBe(200)
    expect((await call('writer', 'products', { key })).status).toBe(403)
  })

  it('creates the first editor, who can sign in', async () => {
    const { email, password } = people
    const answer = await call('anonymous', 'users/login', {
      method: 'POST',
      body: { email, password },
    })
    expect(answer.status).toBe(200)
  })

  it('does not restore a deleted account', async () => {
    const where = { email: { equals: people.email } }
    const other = {
      email: `${unique('other')}@nas.example`,
      password: unique('khac'),
      role: 'manager' as const,
    }
    // The last manager cannot be deleted.
    await payload.create({ collection: 'users', data: other })
    await payload.delete({ collection: 'users', where })
    expect(await seed()).toBe(0)
    expect((await payload.count({ collection: 'users', where })).totalDocs).toBe(0)
  })
})
