import { type Columns, shapeOfColumns } from './columns.js'
import { type Condition, everything } from './condition.js'
import { defaultPage, listLimits } from './limits.js'
import type { PlainObject } from './plain-values.js'
import { invalidParameter } from './query-error.js'
import { readFilters } from './read-filters.js'
import { readSort, type SortKey } from './read-sort.js'
import type { FilterShape } from './shape.js'

export interface ListQuery {
  where: Condition
  /** Start of the page: earlier records are counted but not returned. */
  after?: Condition
  /** Words that must all occur in the searched texts; folded in the same way as those. */
  words?: readonly string[]
  sort: readonly Pick<SortKey, 'attribute' | 'descending'>[]
  limit: number
  offset: number
  /** Maximum count; absent to count all. */
  count?: number
}

/** Parses `listQueryParameters`; `limit` is clamped to 0..`listLimits.page`. @throws QueryError */
export function readListQuery(columns: Columns, query: Record<string, unknown>): ListQuery {
  const { filters, after, words, sort, limit, offset, count } = query
  const shape = shapeOfColumns(columns)
  return {
    where: filters ? whereOf(shape, parsed('filters', filters)) : everything,
    ...(after !== undefined && { after: whereOf(shape, parsed('filters', after)) }),
    ...(words !== undefined && { words: wordsOf(words) }),
    sort: sort ? sortOf(shape, parsed('sort', sort)) : [],
    limit: Math.min(listLimits.page, whole('limit', limit, defaultPage)),
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

/** The query string of a list in another application, which parses it with `readListQuery`. */
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

/** A condition in the object form of the grammar (API §2.2), the reverse of `readFilters`. */
export function filtersOf(condition: Condition): PlainObject {
  switch (condition.kind) {
    case 'and':
      return { $and: condition.all.map(filtersOf) }
    case 'or':
      // In the grammar an empty `$or` means no condition.
      return condition.any.length === 0 ? { $not: {} } : { $or: condition.any.map(filtersOf) }
    case 'not':
      return { $not: filtersOf(condition.condition) }
    case 'null':
      return { [condition.attribute]: { $null: condition.isNull } }
    case 'compare':
      return { [condition.attribute]: { [condition.operator]: condition.value } }
    case 'list':
      return { [condition.attribute]: { [condition.operator]: condition.values } }
    case 'some':
      return { [condition.relation]: filtersOf(condition.condition) }
    case 'unrelated':
      return { [condition.relation]: { id: { $null: true } } }
  }
}
