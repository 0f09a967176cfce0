import { describe, expect, it } from 'vitest'
import { nearestSlide, stepFrom } from './carousel.ts'

describe('nearestSlide', () => {
  it.each([
    [0, 0],
    [190, 0],
    [200, 1],
    [900, 2],
  ])('at %d px is slide %d', (position, slide) => {
    expect(nearestSlide(position, [0, 390, 780])).toBe(slide)
  })
})

describe('stepFrom', () => {
  it('wraps around at both ends', () => {
    expect(stepFrom(2, 1, 3)).toBe(0)
    expect(stepFrom(0, -1, 3)).toBe(2)
    expect(stepFrom(1, 1, 3)).toBe(2)
  })
})
