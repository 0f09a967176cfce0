import { describe, expect, it } from 'vitest'
import { describeRatings } from './describe-ratings.ts'

/** As much of a page as is looked at. */
function pageWith(...data: object[]) {
  const scripts = data.map((one) => ({ textContent: JSON.stringify(one) }))
  const root = { querySelectorAll: () => scripts } as unknown as ParentNode
  return { root, read: () => scripts.map(({ textContent }) => JSON.parse(textContent)) }
}

describe('describeRatings', () => {
  it('adds the average to the product and leaves other descriptions alone', () => {
    const { root, read } = pageWith({ '@type': 'BreadcrumbList' }, { '@type': 'Product', sku: 'a' })
    describeRatings(root, 4.5, 12)
    expect(read()).toEqual([
      { '@type': 'BreadcrumbList' },
      {
        ...{ '@type': 'Product', sku: 'a' },
        aggregateRating: expect.objectContaining({ ratingValue: 4.5, ratingCount: 12 }),
      },
    ])
  })
})
