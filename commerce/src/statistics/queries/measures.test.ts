import { expect, test } from 'vitest'
import { bucketsOf, maxPoints } from './measures'

test('a period has a point for each of its days or months', () => {
  const period = { from: '2025-12-30', to: '2026-01-02' }
  expect(bucketsOf(period, 'day')).toEqual(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'])
  expect(bucketsOf(period, 'month')).toEqual(['2025-12', '2026-01'])
  expect(bucketsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toHaveLength(3)
  expect(bucketsOf({ from: '2026-01-02', to: '2026-01-01' }, 'day')).toEqual([])
  expect(bucketsOf({ from: '1000-01-01', to: '2999-12-31' }, 'day')).toHaveLength(maxPoints + 1)
})
