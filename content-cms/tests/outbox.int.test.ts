import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { makeProduct } from './support/product'

const payload = await content()
const collection = 'products'

const upsert = (id: number) => ({
  resource: 'products',
  documentId: String(id),
  operation: 'upsert',
})
const removal = (id: number) => ({ ...upsert(id), operation: 'delete' })

describe('a collection with drafts', () => {
  it('records a document created as published', async () => {
    let id = 0
    const rows = await rowsWrittenBy(async () => {
      id = (await makeProduct('published')).id
    })
    expect(rows).toEqual([upsert(id)])
  })

  it('does not record a draft', async () => {
    const rows = await rowsWrittenBy(async () => {
      const { id } = await makeProduct('draft')
      await payload.update({ collection, id, data: { price: 1 }, draft: true })
      await payload.update({ collection, id, data: { price: 2, _status: 'draft' } })
    })
    expect(rows).toEqual([])
  })

  it('records publishing a draft', async () => {
    const { id } = await makeProduct('draft')
    const rows = await rowsWrittenBy(() =>
      payload.update({ collection, id, data: { _status: 'published' } }),
    )
    expect(rows).toEqual([upsert(id)])
  })

  it('records a change of a published document', async () => {
    const { id } = await makeProduct('published')
    const rows = await rowsWrittenBy(() => payload.update({ collection, id, data: { price: 5 } }))
    expect(rows).toEqual([upsert(id)])
  })

  it('does not record a draft of a published document', async () => {
    const { id } = await makeProduct('published')
    const rows = await rowsWrittenBy(async () => {
      await payload.update({ collection, id, data: { price: 7, _status: 'draft' }, draft: true })
    })
    expect(rows).toEqual([])
    expect((await payload.findByID({ collection, id })).price).toBe(100_000)
  })

  it('records unpublishing, also when a draft was saved in between', async () => {
    const { id } = await makeProduct('published')
    await payload.update({ collection, id, data: { price: 7, _status: 'draft' }, draft: true })
    const rows = await rowsWrittenBy(() =>
      payload.update({ collection, id, data: { _status: 'draft' } }),
    )
    expect(rows).toEqual([upsert(id)])
    expect((await call('reader', `products/${id}`)).status).toBe(404)
  })

  it('records unpublishing and publishing the way the admin does', async () => {
    const { id } = await makeProduct('published')
    const patch = (query: string, status: string) =>
      call('editor', `products/${id}?${query}`, { method: 'PATCH', body: { _status: status } })
    const rows = await rowsWrittenBy(async () => {
      expect((await patch('unpublishAllLocales=true', 'draft')).status).toBe(200)
      expect((await call('reader', `products/${id}`)).status).toBe(404)
      expect((await patch('publishAllLocales=true&locale=vi', 'published')).status).toBe(200)
    })
    expect(rows).toEqual([upsert(id), upsert(id)])
    expect((await call('reader', `products/${id}`)).status).toBe(200)
  })

  it('records the deletion of published documents only', async () => {
    const published = await makeProduct('published')
    const draft = await makeProduct('draft')
    const rows = await rowsWrittenBy(async () => {
      await payload.delete({ collection, id: published.id })
      await payload.delete({ collection, id: draft.id })
    })
    expect(rows).toEqual([removal(published.id)])
  })

  it('records each document of a bulk change', async () => {
    const ids = [(await makeProduct('published')).id, (await makeProduct('published')).id]
    const where = { id: { in: ids } }
    const rows = await rowsWrittenBy(async () => {
      await payload.update({ collection, where, data: { price: 9 } })
      await payload.delete({ collection, where })
    })
    expect(rows).toHaveLength(4)
    expect(rows).toEqual(expect.arrayContaining([...ids.map(upsert), ...ids.map(removal)]))
  })

  it('records a restored version', async () => {
    const { id } = await makeProduct('published')
    await payload.update({ collection, id, data: { price: 11 } })
    const { docs } = await payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    const first = docs[0]?.id ?? ''
    const rows = await rowsWrittenBy(() => payload.restoreVersion({ collection, id: first }))
    expect(rows).toEqual([upsert(id)])
    expect((await payload.findByID({ collection, id })).price).toBe(100_000)
  })

  it('records publishing over HTTP with any selection of fields', async () => {
    const { id } = await makeProduct('draft')
    const rows = await rowsWrittenBy(() =>
      call('editor', `products/${id}?select[name]=true&depth=0`, {
        method: 'PATCH',
        body: { _status: 'published' },
      }),
    )
    expect(rows).toEqual([upsert(id)])
  })
})

describe('a collection without drafts', () => {
  it('records every change', async () => {
    let id = 0
    const rows = await rowsWrittenBy(async () => {
      id = (await payload.create({ collection: 'tips', data: { name: unique('Mẹo') } })).id
      await payload.update({ collection: 'tips', id, data: { order: 3 } })
      await payload.delete({ collection: 'tips', id })
    })
    const row = { resource: 'tips', documentId: String(id) }
    expect(rows.map(({ operation }) => operation)).toEqual(['upsert', 'upsert', 'delete'])
    expect(rows[0]).toMatchObject(row)
  })
})

describe('globals and unpublished collections', () => {
  it('records a global without a document', async () => {
    const rows = await rowsWrittenBy(() =>
      payload.updateGlobal({ slug: 'nasinfo', data: { phone: '0900000100' } }),
    )
    expect(rows).toEqual([{ resource: 'nasinfo', documentId: '', operation: 'upsert' }])
    const query = { where: { resource: { equals: 'nasinfo' } }, limit: 1 }
    const { docs } = await payload.find({ collection: 'publications', ...query })
    expect(docs).toMatchObject([{ title: 'Thông tin công ty' }])
  })

  it('does not record people and their requests', async () => {
    const rows = await rowsWrittenBy(async () => {
      const email = `${unique('colleague')}@nas.example`
      await payload.create({
        collection: 'users',
        data: { email, password: unique('secret'), role: 'editor' },
      })
      const data = {
        name: 'An',
        phone: '0912345678',
        order_code: 'NAS261121-1',
        state: 'new' as const,
      }
      await payload.create({ collection: 'supports', data })
    })
    expect(rows).toEqual([])
  })
})

describe('the transaction', () => {
  async function change(end: typeof commitTransaction) {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    const data = { name: 'Kem', price: 1, slug: unique('kem'), state: 'active' as const }
    await payload.create({ collection, data: { ...data, _status: 'published' }, req })
    await payload.updateGlobal({ slug: 'nasinfo', data: { phone: '0900000200' }, req })
    await end(req)
  }

  it('writes no row when it fails', async () => {
    expect(await rowsWrittenBy(() => change(killTransaction))).toEqual([])
    expect((await payload.findGlobal({ slug: 'nasinfo' })).phone).not.toBe('0900000200')
  })

  it('writes its rows when it commits', async () => {
    expect(await rowsWrittenBy(() => change(commitTransaction))).toHaveLength(2)
  })

  it('writes no row when the change is rejected', async () => {
    const { slug } = await makeProduct('published')
    const rows = await rowsWrittenBy(async () => {
      const answer = await call('editor', 'products', {
        method: 'POST',
        body: { name: 'Kem', price: 100_000, slug, _status: 'published' },
      })
      expect(answer.status).toBe(400)
    })
    expect(rows).toEqual([])
  })
})

describe('an answer over HTTP', () => {
  const cursorOf = (response: Response) => Number(response.headers.get('content-cursor'))

  it('contains the id of the publication, if there is one', async () => {
    const { id } = await makeProduct('published')
    const path = `products/published/${id}`
    const changed = await call('writer', path, {
      method: 'PATCH',
      body: { vi: { price: 109_000 }, en: {} },
    })
    const removed = await call('writer', `products/${id}`, { method: 'DELETE' })
    const { docs } = await payload.find({
      collection: 'publications',
      where: { documentId: { equals: String(id) } },
      sort: '-id',
      limit: 2,
    })
    expect([cursorOf(removed), cursorOf(changed)]).toEqual(docs.map((row) => row.id))
    expect(cursorOf(await call('writer', 'products'))).toBe(0)
  })
})
