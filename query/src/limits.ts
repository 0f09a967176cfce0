import { castValue } from './cast.js'

/** Limits of the filters of one request; an absent limit is not checked. */
export interface FilterLimits {
  relationDepth: number
  logicDepth: number
  conditions: number
  listValues: number
  textLength?: number
}

/** API §6.6: exceeding a limit is an error, not a silent truncation. */
export const requestLimits: FilterLimits = {
  relationDepth: 5,
  logicDepth: 10,
  conditions: 50,
  listValues: 100,
}

/** Limits of database queries; higher, because the adapter adds conditions and exports. */
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

export const longestSearch = 200

export const populateDepth = 5
export const largestPage = 100
export const defaultPage = 25

/** @throws QueryError unless it is a number */
export function readPageSize(value: unknown): number {
  return Math.min(largestPage, Math.max(1, readWhole(value, 'pageSize', defaultPage)))
}

/** @throws QueryError unless it is a number */
export function readWhole(value: unknown, name: string, otherwise: number): number {
  if (value === undefined) return otherwise
  const number = Math.trunc(Number(castValue(value, 'integer', name, 'pagination')))
  return Math.min(number, Number.MAX_SAFE_INTEGER / (largestPage * 2))
}

/** Maximum of PostgreSQL's `integer`, the type of all ids and numbers. */
export const largestInteger = 2_147_483_647
