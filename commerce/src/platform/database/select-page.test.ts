import { expect, test } from 'vitest'
import { totalOfPage } from './select-page'

test.each([
  [{ limit: 25, offset: 0 }, 0, 0],
  [{ limit: 25, offset: 0 }, 24, 24],
  [{ limit: 25, offset: 50 }, 3, 53],
  [{ limit: 25, offset: 0 }, 25, undefined],
  [{ limit: 25, offset: 50 }, 0, undefined],
])('%j with %i records has a total of %s', (page, found, total) => {
  expect(totalOfPage(page, found)).toBe(total)
})
