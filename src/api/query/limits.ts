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
/** Records in one answer, those that are populated counted each time they are told. */
export const largestAnswer = 15_000
export const usualPage = 25
export const longestQuery = 8 * 1024
