import { expect, it } from 'vitest'
import { pieces } from './stock-note.ts'

it.each([
  [3, 3],
  [0, 1],
  [-4, 1],
  [2.9, 2],
  [5000, 999],
  [Number.NaN, 1],
])('takes %d as %d pieces', (wanted, expected) => {
  expect(pieces(wanted, 999)).toBe(expected)
})
