import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleProduct } from '../../tests/support/sample-records.ts'
import { createReader } from './reader.ts'
import { recordReads, rerunRead } from './recorded-reads.ts'

const stale = (model: ReturnType<typeof sampleContent>, reads: Map<string, string>) =>
  [...reads].filter(([key, was]) => rerunRead(model, key) !== was).map(([key]) => key)

describe('sold pieces of products', () => {
  it('are the start value plus the delivered pieces, also for later records', () => {
    const model = sampleContent()
    expect(model.table('products').byId(2)?.sold).toBe(6)
    expect(model.setDelivered(new Map([[2, 10]]))).toBe(true)
    expect(model.setDelivered(new Map([[2, 10]]))).toBe(false)
    expect(model.table('products').byId(2)?.sold).toBe(16)
    model.upsert('products', sampleProduct(2, { sold_start: 1 }))
    expect(model.table('products').byId(2)?.sold).toBe(11)
    model.setDelivered(new Map())
    expect(model.table('products').byId(2)?.sold).toBe(1)
  })

  it('sorts lists', () => {
    const model = sampleContent()
    model.setDelivered(new Map([[1, 1000]]))
    const [first] = createReader(model).list('products', { sort: ['sold:desc'] })
    expect(first?.id).toBe(1)
  })

  it('renews only the pages that show them or sort by them', () => {
    const model = sampleContent()
    const { reader, reads } = recordReads(model)
    reader.get('products', 1)
    reader.list('products', { sort: ['order:desc'] })
    reader.list('products', { sort: ['sold:desc'] })
    reader.sold(1)
    reader.sold(2)
    model.setDelivered(new Map([[1, 1]]))
    expect(stale(model, reads())).toEqual(['["sold",1]'])
    model.setDelivered(new Map([[1, 1000]]))
    expect(stale(model, reads())).toEqual([
      '["list","products",{"sort":["sold:desc"]}]',
      '["sold",1]',
    ])
  })
})
