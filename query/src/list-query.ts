import { type Columns, shapeOfColumns } from './columns.js'
import { type Condition, everything } from './condition.js'
import { listLimits, usualPage } from './limits.js'
import { invalidParameter } from './query-error.js'
import { readFilters } from './read-filters.js'
import { readSort, type SortKey } from './read-sort.js'
import type { FilterShape } from './shape.js'
import { filtersOf } from './write-filters.js'

/** One page of a list that a database searches. */
export interface ListQuery {
  where: Condition
  /** Where the page begins in the list; what comes before is counted, but not returned. */
  after?: Condition
  /** Each must occur in what a search looks into; they are folded as that is. */
  words?: readonly string[]
  sort: readonly Pick<SortKey, 'attribute' | 'descending'>[]
  limit: number
  offset: number
  /** Count at most so many; all of them when it is absent. */
  count?: number
}

/**
 * Reads what `listQueryParameters` wrote: `filters` and `sort` are the grammar's, as JSON; `limit` is
 * cut to 0..`listLimits.page` (25 when it is absent).
 * @throws QueryError
 */
export function readListQuery(columns: Columns, query: Record<string, unknown>): ListQuery {
  const { filters, after, words, sort, limit, offset, count } = query
  const shape = shapeOfColumns(columns)
  return {
    where: filters ? whereOf(shape, parsed('filters', filters)) : everything,
    ...(after !== undefined && { after: whereOf(shape, parsed('filters', after)) }),
    ...(words !== undefined && { words: wordsOf(words) }),
    sort: sort ? sortOf(shape, parsed('sort', sort)) : [],
    limit: Math.min(listLimits.page, whole('limit', limit, usualPage)),
    offset: whole('offset', offset, 0),
    ...(count !== undefined && { count: whole('count', count, 0) }),
  }
}

function wordsOf(text: unknown): string[] {
  if (typeof text !== 'string' || text.length > listLimits.filters.textLength) {
    throw invalidParameter('_q', '_q')
  }
  return text.split(' ').filter((word) => word !== '')
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

function whole(name: 'limit' | 'offset' | 'count', text: unknown, otherwise: number): number {
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
  const { where, after, words, sort, limit, offset, count } = query
  return {
    filters: JSON.stringify(filtersOf(where)),
    ...(after && { after: JSON.stringify(filtersOf(after)) }),
    ...(words && { words: words.join(' ') }),
    sort: JSON.stringify(sort.map(sortText)),
    limit: String(limit),
    offset: String(offset),
    ...(count !== undefined && { count: String(count) }),
  }
}
