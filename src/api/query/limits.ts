import type { FilterLimits } from '../../content/filters.ts'

/** Contract 6.6: over a limit is an error, not silence. */
export const filterLimits: FilterLimits = {
  relationDepth: 5,
  logicDepth: 10,
  conditions: 50,
  listValues: 100,
}

export const populateDepth = 5
export const largestPage = 100
export const usualPage = 25
export const longestQuery = 8 * 1024
