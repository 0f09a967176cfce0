import { expect, test } from 'vitest'
import { bucketsOf, daysBefore, isDay, mostPoints } from './period'

test('a period has a point for each of its days or months', () => {
  const period = { from: '2025-12-30', to: '2026-01-02' }
  expect(bucketsOf(period, 'day')).toEqual(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'])
  expect(bucketsOf(period, 'month')).toEqual(['2025-12', '2026-01'])
  expect(bucketsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toHaveLength(3)
  expect(bucketsOf({ from: '2026-01-02', to: '2026-01-01' }, 'day')).toEqual([])
  expect(bucketsOf({ from: '1000-01-01', to: '2999-12-31' }, 'day')).toHaveLength(mostPoints + 1)
})

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['0001-01-01', false],
  ['2026-11-21T00:00:00Z', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('days are counted back over the ends of months', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2026-01-29', 29)).toBe('2025-12-31')
})
