import { describe, expect, it } from 'vitest'
import en from '../../i18n/locales/en/ratings.json'
import vi from '../../i18n/locales/vi/ratings.json'
import { averageText } from './average-text.ts'

describe('averageText', () => {
  it('writes the number as the language does', () => {
    expect(averageText(4.5, 12, 'vi', vi)).toBe('4,5 trên 5 sao · 12 đánh giá')
    expect(averageText(4.5, 12, 'en', en)).toBe('4.5 of 5 stars · Ratings: 12')
    expect(averageText(5, 1, 'vi', vi)).toBe('5 trên 5 sao · 1 đánh giá')
  })
})
