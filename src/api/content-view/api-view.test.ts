import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { sampleProduct } from '../../../tests/support/sample-records.ts'

/** Products that all refer to each other. */
function tangled(many: number) {
  const api = apiUnderTest()
  const ids = Array.from({ length: many }, (_, index) => index + 1)
  api.content.replaceAll(
    'products',
    ids.map((id) => sampleProduct(id, { related: ids, categories: [] })),
  )
  return api
}

describe('a response', () => {
  it('returns a record in full wherever it is populated', async () => {
    const { body } = await tangled(3).get('/api/products?populate=related.related')
    const [first] = body.data
    expect(first.attributes.related.data).toHaveLength(3)
    for (const { attributes } of first.attributes.related.data) {
      expect(attributes.related.data[0].attributes.slug).toBe(first.attributes.slug)
      expect(attributes.related.data[0].attributes).not.toHaveProperty('related')
    }
  })

  it('is rejected before it is built when it would be too large', async () => {
    const started = performance.now()
    const path = '/api/products?pagination[limit]=100&populate=related.related.related.related'
    const { status, body } = await tangled(100).get(path)
    expect([status, body.error.name]).toEqual([400, 'ValidationError'])
    expect(body.error.message).toContain('The response would be too large')
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
