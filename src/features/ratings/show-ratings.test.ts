import { describe, expect, it } from 'vitest'
import en from '../../i18n/locales/en/ratings.json'
import vi from '../../i18n/locales/vi/ratings.json'
import { averageText, describeRatings } from './show-ratings.ts'

describe('averageText', () => {
  it('formats the number for the language', () => {
    expect(averageText(4.5, 12, 'vi', vi)).toBe('4,5 trên 5 sao · 12 đánh giá')
    expect(averageText(4.5, 12, 'en', en)).toBe('4.5 of 5 stars · Ratings: 12')
    expect(averageText(5, 1, 'vi', vi)).toBe('5 trên 5 sao · 1 đánh giá')
  })
})

/** The used part of a page. */
function pageWith(...data: object[]) {
  const scripts = data.map((one) => ({ textContent: JSON.stringify(one) }))
  const root = { querySelectorAll: () => scripts } as unknown as ParentNode
  return { root, read: () => scripts.map(({ textContent }) => JSON.parse(textContent)) }
}

describe('describeRatings', () => {
  it('adds the average to the product and leaves other descriptions unchanged', () => {
    const { root, read } = pageWith({ '@type': 'BreadcrumbList' }, { '@type': 'Product', sku: 'a' })
    describeRatings(root, 4.5, 12)
    expect(read()).toEqual([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'Product',
        sku: 'a',
        aggregateRating: expect.objectContaining({ ratingValue: 4.5, ratingCount: 12 }),
      },
    ])
  })
})
