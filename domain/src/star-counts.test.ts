import { expect, it } from 'vitest'
import { averageStars, countRatings, noRatings } from './star-counts.ts'

it.each([
  [[1, 0, 0, 0, 0], 1, 1],
  [[1, 0, 0, 2, 1], 3.5, 4],
  [[0, 0, 0, 2, 1], 4.3, 3],
  [noRatings, null, 0],
] as const)('averages %j to %s stars of %d ratings', (counts, average, count) => {
  expect([averageStars(counts), countRatings(counts)]).toEqual([average, count])
})
