import { expect, test } from 'vitest'
import { priceNeedsConfirmation } from './money.ts'

test.each([
  [300_000, 0, true],
  [300_000, 9_999, true],
  [12_000, 10_000, false],
  [300_000, 150_000, false],
  [300_000, 149_999, true],
  [300_000, 450_000, false],
  [300_000, 450_001, true],
  [0, 0, false],
  [5_000, 5_000, false],
  [0, 300_000, true],
  [null, 300_000, false],
  [null, 9_999, true],
  [null, 0, true],
])('%s to %s: %s', (before, after, expected) => {
  expect(priceNeedsConfirmation(before, after)).toBe(expected)
})
