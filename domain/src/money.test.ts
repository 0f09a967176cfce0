import { expect, test } from 'vitest'
import { dongIn, priceNeedsConfirmation } from './money.ts'

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

test.each([
  ['1250000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1.250', 1_250],
  ['590.000 đ', 590_000],
  ['590000VND', 590_000],
  ['0', 0],
  ['1250.5', null],
  ['1.250,5', null],
  ['1.25E+06', null],
  ['-5', null],
  ['12.50', null],
  ['một trăm', null],
  ['', null],
])('reads %j as %s', (cell, dong) => {
  expect(dongIn(cell)).toBe(dong)
})
