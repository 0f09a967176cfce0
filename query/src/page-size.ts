import { castValue } from './cast.js'
import { largestPage, usualPage } from './limits.js'

/** @throws QueryError for what is no number */
export function readPageSize(value: unknown): number {
  return Math.min(largestPage, Math.max(1, readWhole(value, 'pageSize', usualPage)))
}

/** @throws QueryError for what is no number */
export function readWhole(value: unknown, name: string, otherwise: number): number {
  if (value === undefined) return otherwise
  const number = Math.trunc(Number(castValue(value, 'integer', name, 'pagination')))
  return Math.min(number, Number.MAX_SAFE_INTEGER / (largestPage * 2))
}
