import { describe, expect, it } from 'vitest'
import { pageWindow } from './pager.tsx'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    // An address may name a page past the end.
    [40, 9, [1, null, 9]],
    [1, 0, []],
  ])('page %i of %i', (page, count, pages) => {
    expect(pageWindow(page, count)).toEqual(pages)
  })
})
