import { type Column, SearchError } from './columns.js'
import type { FilterValue } from './filter.js'

export type SqlValue = string | number | boolean | Date

const nul = String.fromCharCode(0)
/** PostgreSQL's integer ends here. */
const largestInteger = 2_147_483_647

const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['t', true],
  ['false', false],
  ['0', false],
  ['f', false],
])

/** true/false, 1/0 or t/f as a value or its text; undefined for anything else. */
export function truthOf(value: unknown): boolean | undefined {
  return truths.get(String(value).toLowerCase())
}

function numberOf(value: FilterValue): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

function fitting(type: Column['type'], value: FilterValue): SqlValue | undefined {
  switch (type) {
    case 'text': {
      if (typeof value !== 'string' && typeof value !== 'number') return undefined
      const text = String(value).normalize('NFC')
      return text.includes(nul) ? undefined : text
    }
    case 'number': {
      const number = numberOf(value)
      return Number.isFinite(number) ? number : undefined
    }
    case 'integer': {
      const number = numberOf(value)
      return Number.isInteger(number) && Math.abs(number) <= largestInteger ? number : undefined
    }
    case 'date':
      if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined
      return new Date(value)
    case 'boolean':
      return truthOf(value)
  }
}

/** The value as its column's kind. @throws SearchError */
export function cast({ type }: Column, attribute: string, value: FilterValue): SqlValue {
  const fits = fitting(type, value)
  if (fits === undefined) throw new SearchError('filters', attribute)
  return fits
}
