import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleProduct } from '../../tests/support/sample-records.ts'
import { ReadIndex } from './read-index.ts'
import { createReader } from './reader.ts'
import { recordReads } from './recorded-reads.ts'

describe('sold pieces of products', () => {
  it('are the delivered pieces, also for later records, without the start value', () => {
    const model = sampleContent()
    expect(model.table('products').byId(2)).toMatchObject({ sold: 0, sold_start: 6 })
    expect(model.setCounts({ delivered: new Map([[2, 10]]) })).toBe(true)
    const { counts } = model
    expect(model.setCounts({ delivered: new Map([[2, 10]]) })).toBe(false)
    expect(model.counts).toBe(counts)
    expect(model.table('products').byId(2)?.sold).toBe(10)
    model.table('products').put(sampleProduct(2, { sold_start: 1 }))
    expect(model.table('products').byId(2)?.sold).toBe(10)
    model.setCounts({ delivered: new Map() })
    expect(model.table('products').byId(2)?.sold).toBe(0)
    expect(model.setCounts({ soldOut: new Set([2]) })).toBe(true)
    expect(model.table('products').byId(2)).toMatchObject({ available: false, sold: 0 })
    model.setCounts({ soldOut: new Set() })
    expect(model.table('products').byId(2)?.available).toBe(true)
  })

  it('have their average stars', () => {
    const model = sampleContent()
    expect(model.table('products').byId(2)).toMatchObject({ rating: null, rating_count: 0 })
    const rated = () => ({ rated: new Map([[2, [0, 0, 0, 1, 2]]]) })
    expect([model.setCounts(rated()), model.setCounts(rated())]).toEqual([true, false])
    expect(model.table('products').byId(2)).toMatchObject({ rating: 4.7, rating_count: 3 })
    const { reader, reads } = recordReads(model)
    reader.starCounts(2)
    expect(reads()).toEqual(new Map([['["stars",2]', '0,0,0,1,2']]))
  })

  it('sorts lists', () => {
    const model = sampleContent()
    model.setCounts({ delivered: new Map([[1, 1000]]) })
    const [first] = createReader(model).list('products', { sort: ['sold:desc'] })
    expect(first?.id).toBe(1)
  })

  it('renews only the pages that show them or sort by them', async () => {
    const model = sampleContent()
    const delivered = (first: number) => ({
      delivered: new Map([
        [1, first],
        [2, 10],
      ]),
    })
    model.setCounts(delivered(1))
    const { reader, reads } = recordReads(model)
    reader.get('products', 1)
    reader.list('products', { sort: ['order:desc'] })
    reader.list('products', { sort: ['sold:desc'] })
    reader.sold(1)
    reader.sold(2)
    reader.starCounts(2)
    const index = new ReadIndex(model)
    index.put('/page', Object.fromEntries(reads()))
    model.setCounts(delivered(2))
    expect((await index.takeStale()).queries).toEqual(['["sold",1]'])
    model.setCounts(delivered(1000))
    expect((await index.takeStale()).queries.sort()).toEqual([
      '["list","products",{"sort":["sold:desc"]}]',
      '["sold",1]',
    ])
  })
})
