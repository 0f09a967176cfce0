import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleCategory, sampleMedia, sampleProduct } from '../../tests/support/sample-records.ts'
import { recordReads, rerunRead } from './recorded-reads.ts'

function stale(model: ReturnType<typeof sampleContent>, reads: Map<string, string>): string[] {
  return [...reads].filter(([key, was]) => rerunRead(model, key) !== was).map(([key]) => key)
}

describe('recorded reads', () => {
  it('are equal while nothing changes', () => {
    const model = sampleContent()
    const { reader, reads } = recordReads(model)
    const [product] = reader.list('products', { filters: { categories: { slug: 'cham-soc-da' } } })
    if (product) reader.related('products', product, 'related')
    reader.media(1)
    reader.single('nasinfo')
    expect(reads().size).toBe(4)
    expect(stale(model, reads())).toEqual([])
  })

  it('detect a changed record, a new one in a list and a changed picture, and only those', () => {
    const model = sampleContent()
    const { reader, reads } = recordReads(model)
    reader.get('products', 1)
    reader.get('products', 2)
    reader.list('products', { sort: ['order:desc'], limit: 1 })
    reader.media(1)
    model.upsert('products', sampleProduct(2, { price: 1 }))
    expect(stale(model, reads())).toEqual(['["get","products",2]'])
    model.upsert('products', sampleProduct(77))
    model.upsert('media', sampleMedia(1, { alternativeText: 'Khác' }))
    expect(stale(model, reads())).toHaveLength(3)
  })

  it('detect changed visibility', () => {
    const model = sampleContent()
    const { reader, reads } = recordReads(model)
    reader.first('products', { filters: { slug: 'san-pham-an' } })
    const product = reader.get('products', 5)
    if (product) reader.related('products', product, 'categories')
    model.upsert('products', sampleProduct(4, { slug: 'san-pham-an' }))
    expect(stale(model, reads())).toHaveLength(1)
    model.upsert('categories', sampleCategory(1, { state: 'inactive' }))
    expect(stale(model, reads())).toHaveLength(2)
    model.remove('products', 5)
    expect(stale(model, reads())).toHaveLength(3)
  })

  it('detect a change behind a relation that only the filter uses', () => {
    const model = sampleContent()
    const { reader, reads } = recordReads(model)
    reader.list('products', { filters: { categories: { slug: 'cham-soc-da' } } })
    model.upsert('categories', sampleCategory(1, { slug: 'khac' }))
    expect(stale(model, reads())).toHaveLength(1)
  })
})
