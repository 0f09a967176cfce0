import { type Columns, shapeOfColumns } from './columns.js'
import { type Condition, everything } from './condition.js'
import { largestPage, listLimits, usualPage } from './limits.js'
import { invalidParameter } from './query-error.js'
import { readFilters } from './read-filters.js'
import { readSort, type SortKey } from './read-sort.js'
import type { FilterShape } from './shape.js'
import { filtersOf } from './write-filters.js'

/** One page of a list that a database searches. */
export interface ListQuery {
  where: Condition
  sort: readonly Pick<SortKey, 'attribute' | 'descending'>[]
  limit: number
  offset: number
}

/**
 * Reads what `listQueryParameters` wrote: `filters` and `sort` are the grammar's, as JSON; `limit` is
 * cut to 1..100 (25 when it is absent).
 * @throws QueryError
 */
export function readListQuery(columns: Columns, query: Record<string, unknown>): ListQuery {
  const { filters, sort, limit, offset } = query
  const shape = shapeOfColumns(columns)
  return {
    where: filters ? whereOf(shape, parsed('filters', filters)) : everything,
    sort: sort ? sortOf(shape, parsed('sort', sort)) : [],
    limit: Math.min(largestPage, Math.max(1, whole('limit', limit, usualPage))),
    offset: whole('offset', offset, 0),
  }
}

function parsed(part: 'filters' | 'sort', text: unknown): unknown {
  if (typeof text !== 'string' || text.length > listLimits.json) throw invalidParameter(part, part)
  try {
    return JSON.parse(text)
  } catch {
    throw invalidParameter(part, part)
  }
}

function whereOf(shape: FilterShape, filters: unknown): Condition {
  const shapeOf = (name: string) => {
    throw invalidParameter(name, 'filters')
  }
  return readFilters({ shapeOf, limits: listLimits.filters, conditions: 0 }, shape, filters)
}

function sortOf(shape: FilterShape, sort: unknown): SortKey[] {
  const keys = readSort(shape, sort)
  if (keys.length > listLimits.sorts) throw invalidParameter('sort', 'sort')
  return keys
}

function whole(name: 'limit' | 'offset', text: unknown, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  const number = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw invalidParameter(name, name)
}

function sortText({ attribute, descending }: ListQuery['sort'][number]): string {
  return `${attribute}:${descending ? 'desc' : 'asc'}`
}

/** The query string of a list in another application, which `readListQuery` reads there. */
export function listQueryParameters(query: ListQuery): Record<string, string> {
  const { where, sort, limit, offset } = query
  return {
    filters: JSON.stringify(filtersOf(where)),
    sort: JSON.stringify(sort.map(sortText)),
    limit: String(limit),
    offset: String(offset),
  }
}
