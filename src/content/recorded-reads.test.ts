import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import {
  sampleCategory,
  sampleClub,
  sampleMedia,
  sampleProduct,
} from '../../tests/support/sample-records.ts'
import { ReadIndex } from './read-index.ts'
import type { ReadModel } from './read-model.ts'
import type { ContentReader } from './reader.ts'
import { type Read, recordReads, rerunRead } from './recorded-reads.ts'

/** The index of a page that made these reads; returns the stale ones since the last call. */
function indexed(model: ReadModel, makeReads: (reader: ContentReader) => void) {
  const index = new ReadIndex(model)
  const { reader, reads } = recordReads(model)
  makeReads(reader)
  expect(index.put('/page', Object.fromEntries(reads()))).toBeNull()
  return async () => (await index.takeStale()).queries
}

describe('recorded reads', () => {
  it('are equal while nothing changes', async () => {
    const model = sampleContent()
    const stale = indexed(model, (reader) => {
      const [product] = reader.list('products', {
        filters: { categories: { slug: 'cham-soc-da' } },
      })
      if (product) reader.related('products', product, 'related')
      reader.media(1)
      reader.single('nasinfo')
    })
    for (const product of model.table('products').rows())
      model.table('products').put({ ...product })
    expect(await stale()).toEqual([])
  })

  it('detect a changed record, a new one in a list and a changed picture, and only those', async () => {
    const model = sampleContent()
    const stale = indexed(model, (reader) => {
      reader.get('products', 1)
      reader.get('products', 2)
      reader.list('products', { sort: ['order:desc'], limit: 1 })
      reader.media(1)
    })
    model.table('products').put(sampleProduct(2, { price: 1 }))
    expect(await stale()).toEqual(['["get","products",2]'])
    model.table('products').put(sampleProduct(77))
    model.table('media').put(sampleMedia(1, { alternativeText: 'Khác' }))
    expect(await stale()).toHaveLength(2)
  })

  it('detect changed visibility', async () => {
    const model = sampleContent()
    const stale = indexed(model, (reader) => {
      reader.first('products', { filters: { slug: 'san-pham-an' } })
      const product = reader.get('products', 5)
      if (product) reader.related('products', product, 'categories')
      reader.list('products', { filters: { categories: 1 } })
    })
    model.table('products').put(sampleProduct(4, { slug: 'san-pham-an' }))
    expect(await stale()).toHaveLength(2)
    model.table('categories').put(sampleCategory(1, { state: 'inactive' }))
    expect(await stale()).toHaveLength(2)
    model.table('products').delete(5)
    expect(await stale()).toEqual(['["get","products",5]'])
  })

  it('detect a change behind a relation that only the filter uses', async () => {
    const model = sampleContent()
    const stale = indexed(model, (reader) =>
      reader.list('products', { filters: { categories: { slug: 'cham-soc-da' } } }),
    )
    model.table('categories').put(sampleCategory(1, { slug: 'khac' }))
    expect(await stale()).toHaveLength(1)
  })

  it('name the pages of a change, with the number that share it', async () => {
    const model = sampleContent()
    const index = new ReadIndex(model)
    for (const [address, ids] of Object.entries({ '/a': [1, 2], '/b': [1], '/c': [3] })) {
      const { reader, reads } = recordReads(model)
      for (const id of ids) reader.get('products', id)
      index.put(address, Object.fromEntries(reads()))
    }
    model.table('products').put(sampleProduct(1, { price: 1 }))
    model.table('products').put(sampleProduct(2, { price: 1 }))
    expect((await index.takeStale()).pages).toEqual(
      new Map([
        ['/a', 1],
        ['/b', 2],
      ]),
    )
    index.remove('/a')
    model.table('products').put(sampleProduct(1, { price: 2 }))
    expect((await index.takeStale()).pages).toEqual(new Map([['/b', 1]]))
    const { reads } = recordReads(model)
    expect(index.put('/b', { ...Object.fromEntries(reads()), '["get","products",3]': 'old' })).toBe(
      2,
    )
  })

  // The keys of a read and of a record must meet whenever its result changes.
  it('finds every read with another result after any change', async () => {
    const queries: Read[] = [
      ['list', 'products', {}],
      ['list', 'products', { sort: ['order:desc', 'id:desc'], limit: 2 }],
      ['list', 'products', { sort: ['sold:desc', 'id:desc'], limit: 2 }],
      ['list', 'products', { filters: { slug: 'kem-1' }, limit: 1 }],
      ['list', 'products', { filters: { id: { $ne: 3 } }, sort: ['price'], limit: 2 }],
      ['list', 'products', { filters: { categories: 1 }, sort: ['order:desc'], limit: 2 }],
      ['list', 'products', { filters: { categories: 1, slug: 'kem-1' } }],
      ['list', 'products', { filters: { categories: { slug: 'a' } } }],
      ['list', 'products', { filters: { related: { price: { $gt: 150 } } } }],
      ['list', 'products', { filters: { $or: [{ categories: 2 }, { price: 100 }] } }],
      ['list', 'products', { filters: { $not: { categories: 2 } } }],
      ['list', 'categories', { filters: { products: { price: 100 } } }],
      ...[0, 1, 2, 3].map((start): Read => {
        const filters = start % 2 === 0 ? { categories: 1 } : {}
        return ['list', 'products', { filters, sort: ['order:desc', 'id:desc'], start, limit: 1 }]
      }),
      ['count', 'products', { filters: { categories: 1 }, sort: ['order:desc'] }, 1],
      ['count', 'products', { filters: { categories: 1 } }, 2],
      ['get', 'products', 1],
      ['sold', 1],
      ['related', 'products', 1, 'related'],
      ['related', 'products', 1, 'categories'],
      ['related', 'categories', 1, 'products'],
      ['list', 'clubs', { filters: { type: 'news' }, sort: ['published_at:desc'], limit: 1 }],
    ]
    const model = sampleContent()
    const index = new ReadIndex(model)
    const current = () =>
      new Map(queries.map((read) => [JSON.stringify(read), rerunRead(model, read).fingerprint]))
    let seed = 7
    const pick = <T>(...some: T[]): T => {
      seed = (seed * 48_271) % 2_147_483_647
      return some[seed % some.length] as T
    }
    const some = () => [1, 2, 3, 4].filter(() => pick(true, false))
    const id = () => pick(1, 2, 3, 4)
    const changes = [
      () => model.table('products').delete(id()),
      () => model.setCounts({ delivered: new Map([[id(), pick(1, 500, 900)]]) }),
      () =>
        model
          .table('categories')
          .put(
            sampleCategory(pick(1, 2), { slug: pick('a', 'b'), state: pick('active', 'inactive') }),
          ),
      () =>
        model.table('clubs').put(
          sampleClub(id(), {
            type: pick('news', 'knowledge'),
            published_at: pick('2026-01-01', '2026-02-01'),
          }),
        ),
      () =>
        model.table('products').put(
          sampleProduct(id(), {
            slug: pick('kem', 'son', 'dau'),
            price: pick(100, 200, 300),
            order: pick(1, 2, 3),
            state: pick('active', 'active', 'inactive'),
            categories: some(),
            related: some(),
          }),
        ),
    ]
    let before = current()
    index.put('/page', Object.fromEntries(before))
    for (let step = 0; step < 1500; step += 1) {
      for (let count = pick(1, 1, 3); count > 0; count -= 1)
        pick(...changes, ...changes.slice(-1))()
      const now = current()
      const expected = [...now].flatMap(([query, was]) =>
        before.get(query) === was ? [] : [query],
      )
      expect((await index.takeStale()).queries.sort()).toEqual(expected.sort())
      before = now
    }
  })
})
