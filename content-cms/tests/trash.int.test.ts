import { describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { makeProduct } from './support/product'
import { makePublished } from './support/published'

const payload = await content()
const collection = 'products'

const deletedAt = new Date().toISOString()

const toTrash = (path: string) => call('editor', path, { method: 'PATCH', body: { deletedAt } })

/** As Payload's admin does. */
const restore = (path: string, status: 'draft' | 'published', id: number) =>
  call('editor', `${path}?trash=true&where[id][equals]=${id}&where[deletedAt][exists]=true`, {
    method: 'PATCH',
    body: { deletedAt: null, _status: status },
  })

const upsert = (id: number) => ({
  resource: collection,
  documentId: String(id),
  operation: 'upsert',
})

describe('the trash', () => {
  it('takes a product from the shop, and gives it back with relations and versions', async () => {
    const other = await makeProduct('published')
    const { id } = await makeProduct('published', { related: [other.id] })
    await payload.update({ collection, id, data: { price: 7 } })
    const rows = await rowsWrittenBy(async () => {
      expect((await toTrash(`products/${id}`)).status).toBe(200)
      expect((await call('reader', `products/${id}`)).status).toBe(404)
      const list = await call('reader', `products?where[id][equals]=${id}`)
      expect((await list.json()).docs).toEqual([])
      expect((await restore('products', 'published', id)).status).toBe(200)
    })
    expect(rows).toEqual([upsert(id), upsert(id)])
    const read = await call('reader', `products/${id}?depth=0`)
    expect(await read.json()).toMatchObject({ price: 7, related: [other.id], _status: 'published' })
    const versions = await payload.countVersions({ collection, where: { parent: { equals: id } } })
    expect(versions.totalDocs).toBeGreaterThanOrEqual(4)
  })

  it('writes no row of the feed for a draft, nor when a record is deleted from it', async () => {
    const draft = await makeProduct('draft')
    const { id } = await makeProduct('published')
    await toTrash(`products/${id}`)
    const rows = await rowsWrittenBy(async () => {
      await toTrash(`products/${draft.id}`)
      await restore('products', 'draft', draft.id)
      const gone = await call('editor', `products/${id}?trash=true`, { method: 'DELETE' })
      expect(gone.status).toBe(200)
    })
    expect(rows).toEqual([])
  })

  it('keeps the slug of its records, and says so', async () => {
    const { id, slug } = await makeProduct('published')
    await toTrash(`products/${id}`)
    const create = (language: string) =>
      call('editor', 'products?locale=vi', {
        method: 'POST',
        body: { name: 'Kem', slug, price: 100_000, _status: 'published' },
        headers: { 'Accept-Language': language },
      })
    for (const [language, words] of [
      ['en', 'An entry in the trash has this slug'],
      ['vi', 'trong thùng rác đang giữ đường dẫn này'],
    ] as const) {
      const answer = await create(language)
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)])
    }
    const byStaff = await call('writer', 'products/published', {
      method: 'POST',
      body: { vi: { name: 'Kem', slug, price: 100_000 }, en: {} },
    })
    expect((await byStaff.json()).errors[0].data.errors[0].code).toBe('taken')
    await payload.delete({ collection, id, trash: true })
    expect((await create('en')).status).toBe(201)
  })

  it('takes what staff delete, in the version that they saw, and staff change nothing in it', async () => {
    const id = await makePublished('places')
    const { updatedAt } = await payload.findByID({ collection: 'places', id })
    const remove = (version: string) =>
      call('writer', `places/trash/${id}?updatedAt=${encodeURIComponent(version)}`, {
        method: 'DELETE',
      })
    expect((await remove('2001-01-01T00:00:00.000Z')).status).toBe(409)
    const gone = await remove(updatedAt)
    expect([gone.status, gone.headers.get('content-cursor')]).toEqual([
      200,
      expect.stringMatching(/^\d+$/),
    ])
    expect((await remove(updatedAt)).status).toBe(404)
    const body = { vi: { phone: '0912345678', deletedAt: null }, en: {} }
    const change = await call('writer', `places/published/${id}`, { method: 'PATCH', body })
    expect(change.status).toBe(404)
    const trashed = await payload.findByID({ collection: 'places', id, trash: true })
    expect(trashed.deletedAt).not.toBeNull()
  })

  it('has no pages to link to and no records to choose', async () => {
    const { id, slug } = await makeProduct('published')
    await toTrash(`products/${id}`)
    const post = (path: string, body: object) =>
      call('editor', `${path}?locale=vi`, {
        method: 'POST',
        body: { ...body, _status: 'published' },
      })
    const banner = { name: 'A', type: 'home', state: 'active', link: `/san-pham/${slug}` }
    expect((await post('banners', banner)).status).toBe(400)
    const other = { name: 'Kem', slug: unique('kem'), price: 100_000, related: [id] }
    const answer = await post('products', other)
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining(`There is no entry ${id}`),
    ])
  })
})
