import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeNumber } from './order-record'

const day = new Date('2026-11-22T05:00:00Z')
const key = 'a key of the tests, long enough'
const numbers = Array.from({ length: 300 }, (_, index) => codeNumber(key, day, 200_000 + index, 0))

test('gives each order of a day another number of at most six digits', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect(number).toBeLessThan(1_000_000)
})

test('discloses neither the next code nor the number of orders', () => {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))
  expect(new Set(steps).size).toBe(steps.length)
  // 300 numbers of a day cover the whole range instead of being adjacent.
  expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThan(900_000)
})

test('another day, key or attempt gives other numbers', () => {
  const other = [
    codeNumber(key, new Date('2026-11-23T05:00:00Z'), 200_000, 0),
    codeNumber('another key of the tests', day, 200_000, 0),
    codeNumber(key, day, 200_000, 1),
  ]
  expect(new Set([...other, numbers[0]]).size).toBe(4)
})

test('uses the day in the time zone of the shop', () => {
  const late = new Date('2026-11-21T17:30:00Z')
  expect(codeNumber(key, late, 7, 0)).toBe(codeNumber(key, day, 7, 0))
})

test('accepts numbers of any length', () => {
  const anyTwo = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), {
    minLength: 2,
    maxLength: 2,
    selector: (number) => number % 1_000_000,
  })
  fc.assert(
    fc.property(anyTwo, ([one = 0, two = 0]) => {
      expect(codeNumber(key, day, one, 0)).not.toBe(codeNumber(key, day, two, 0))
    }),
  )
})
