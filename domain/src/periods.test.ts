import { expect, test } from 'vitest'
import { dayEnd, dayStart, daysBefore, daysOf, isDay, periodBefore } from './periods.js'

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['0001-01-01', false],
  ['2026-11-21T00:00:00Z', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('days are subtracted across the ends of months', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2026-01-29', 29)).toBe('2025-12-31')
})

test.each([
  [{ from: '2026-03-01', to: '2026-03-07' }, 7, { from: '2026-02-22', to: '2026-02-28' }],
  [{ from: '2026-01-01', to: '2026-01-01' }, 1, { from: '2025-12-31', to: '2025-12-31' }],
])('%j has %i days; the period before is %j', (period, days, before) => {
  expect(daysOf(period)).toBe(days)
  expect(periodBefore(period)).toEqual(before)
})

test('a day begins and ends in the time zone of the shop', () => {
  expect(dayStart('2026-03-01')).toBe('2026-02-28T17:00:00.000Z')
  expect(dayEnd('2026-12-31')).toBe('2026-12-31T17:00:00.000Z')
})
