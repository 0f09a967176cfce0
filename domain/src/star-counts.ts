/** Number of ratings with one star, two stars, … five stars. */
export type StarCounts = readonly number[]

export const noRatings: StarCounts = [0, 0, 0, 0, 0]

export function countRatings(counts: StarCounts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** To one decimal place; null without ratings. */
export function averageStars(counts: StarCounts): number | null {
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return stars === 0 ? null : Math.round((10 * stars) / countRatings(counts)) / 10
}
