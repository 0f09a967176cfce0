import { SearchError } from './columns.js'
import type { Condition, Filter, FilterValue } from './filter.js'
import { isOperator } from './operators.js'
import type { SortEntry } from './order-sql.js'

/** What a list is asked for. */
export interface RecordSearch {
  filter: Filter
  sort: SortEntry[]
  limit: number
  offset: number
}

/** Filters and sorts beyond these are refused. */
const caps = { json: 20_000, depth: 12, parts: 200, values: 100, text: 500, sorts: 10 }
const largestPage = 100

function json(part: string, text: unknown): unknown {
  if (typeof text !== 'string' || text.length > caps.json) throw new SearchError(part, part)
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchError(part, part)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isValue(value: unknown): value is FilterValue {
  if (typeof value === 'string') return value.length <= caps.text
  return typeof value === 'number' || typeof value === 'boolean' || value === null
}

function conditionOf({ attr, op, value, ...rest }: Record<string, unknown>): Condition {
  if (typeof attr === 'string' && isOperator(op) && Object.keys(rest).length === 0) {
    if (isValue(value)) return { attr, op, value }
    if (Array.isArray(value) && value.length <= caps.values && value.every(isValue)) {
      return { attr, op, value }
    }
  }
  throw new SearchError('filters', typeof attr === 'string' ? attr : 'filters')
}

function filterOf(input: unknown, depth: number, count: { parts: number }): Filter {
  count.parts += 1
  if (!isObject(input) || depth > caps.depth || count.parts > caps.parts) {
    throw new SearchError('filters', 'filters')
  }
  if ('attr' in input) return conditionOf(input)
  const [[word, inner] = [], ...others] = Object.entries(input)
  const next = (filter: unknown) => filterOf(filter, depth + 1, count)
  if (others.length === 0) {
    if (word === 'not') return { not: next(inner) }
    if (word === 'and' && Array.isArray(inner)) return { and: inner.map(next) }
    if (word === 'or' && Array.isArray(inner)) return { or: inner.map(next) }
  }
  throw new SearchError('filters', 'filters')
}

function sortEntryOf(input: unknown): SortEntry {
  if (isObject(input) && typeof input.attr === 'string') {
    const { attr, direction = 'asc' } = input
    if (direction === 'asc' || direction === 'desc') return { attr, direction }
  }
  throw new SearchError('sort', 'sort')
}

function sortOf(input: unknown): SortEntry[] {
  if (Array.isArray(input) && input.length <= caps.sorts) return input.map(sortEntryOf)
  throw new SearchError('sort', 'sort')
}

function whole(part: string, text: unknown, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  const number = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new SearchError(part, part)
}

/**
 * What a list's query string asks for: `filters` and `sort` are JSON, `limit` is cut to 1..100
 * (25 when it is absent). Names and values are checked when the SQL is made.
 * @throws SearchError
 */
export function readSearch(query: Record<string, unknown>): RecordSearch {
  const { filters, sort, limit, offset } = query
  const nothing: Filter = { and: [] }
  return {
    filter: filters ? filterOf(json('filters', filters), 0, { parts: 0 }) : nothing,
    sort: sort ? sortOf(json('sort', sort)) : [],
    limit: Math.min(largestPage, Math.max(1, whole('limit', limit, 25))),
    offset: whole('offset', offset, 0),
  }
}
