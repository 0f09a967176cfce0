import { describe, expect, it } from 'vitest'
import { badgeText, wantedQuantity } from './add-to-cart.ts'

describe('badgeText', () => {
  it.each([
    [0, '0'],
    [99, '99'],
    [100, '99+'],
  ])('%i reads %s', (count, text) => expect(badgeText(count)).toBe(text))
})

describe('wantedQuantity', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['abc', 1],
  ])('of %j is %i', (text, quantity) => expect(wantedQuantity(text)).toBe(quantity))
})
