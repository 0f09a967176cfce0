/** Caps on the filters of one request; a cap that is absent is not checked. */
export interface FilterLimits {
  relationDepth: number
  logicDepth: number
  conditions: number
  listValues: number
  /** Characters of one text. */
  textLength?: number
}

/** Contract 6.6: over a limit is an error, not silence. */
export const requestLimits: FilterLimits = {
  relationDepth: 5,
  logicDepth: 10,
  conditions: 50,
  listValues: 100,
}

/** What a database is asked may be more: the adapter maps names, adds conditions and exports. */
export const listLimits = {
  filters: {
    relationDepth: 0,
    logicDepth: 24,
    conditions: 200,
    listValues: 100,
    textLength: 500,
  } satisfies FilterLimits,
  /** Characters of the filters, or of the sort, as JSON. */
  json: 20_000,
  sorts: 10,
  page: 250,
} as const

export const populateDepth = 5
export const largestPage = 100
export const usualPage = 25
