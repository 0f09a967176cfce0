import { type Condition, everything, type Scalar } from './condition.js'
import { readPageSize } from './limits.js'
import type { PlainObject } from './plain-values.js'
import { invalidParameter, QueryError } from './query-error.js'
import type { SortKey } from './read-sort.js'
import type { FilterShape } from './shape.js'

export interface KeyPage {
  pageSize: number
  /** Start of the page; null for the first page. */
  cursor: string | null
  backwards: boolean
}

/** Maximum number of counted matches for pages by key; above it `total` is a lower bound. */
export const maxCounted = 10_000

/** @returns null for a page by number @throws QueryError when both kinds are mixed */
export function readKeyPage({ after, before, ...rest }: PlainObject): KeyPage | null {
  if (after === undefined && before === undefined) return null
  const { pageSize, ...others } = rest
  if (Object.keys(others).length > 0 || (after !== undefined && before !== undefined)) {
    throw new QueryError('Invalid pagination: use pageSize with after or before', 'pagination')
  }
  const name = after === undefined ? 'before' : 'after'
  const cursor = after ?? before
  if (typeof cursor !== 'string' || (cursor === '' && name === 'before')) {
    throw invalidParameter(name, 'pagination')
  }
  return {
    pageSize: readPageSize(pageSize),
    cursor: cursor === '' ? null : cursor,
    backwards: name === 'before',
  }
}

export type SortValues = readonly (Scalar | null)[]

export function totalOrder(shape: FilterShape, sort: readonly SortKey[]): readonly SortKey[] {
  const end = sort.findIndex(({ attribute }) => attribute === 'id')
  if (end >= 0) return sort.slice(0, end + 1)
  const type = shape.attributes.get('id') ?? 'integer'
  return [...sort, { attribute: 'id', type, descending: false }]
}

export function reversed(sort: readonly SortKey[]): SortKey[] {
  return sort.map((key) => ({ ...key, descending: !key.descending }))
}

/** Rows that sort after these values, by the equality of the sort, not of the operators. */
export function afterEdge(sort: readonly SortKey[], values: SortValues): Condition {
  const [key, ...lesser] = sort
  const [value = null, ...others] = values
  if (key === undefined) return nothing
  const { later, same } = sides(key, value)
  if (lesser.length === 0) return later
  return { kind: 'and', all: [same, { kind: 'or', any: [later, afterEdge(lesser, others)] }] }
}

const nothing: Condition = { kind: 'or', any: [] }

/** Conditions for rows after this value, and not before it; unset values are the greatest. */
function sides(key: SortKey, value: Scalar | null): { later: Condition; same: Condition } {
  const { attribute, descending } = key
  const unset: Condition = { kind: 'null', attribute, isNull: true }
  const set: Condition = { kind: 'null', attribute, isNull: false }
  if (value === null) {
    return descending ? { later: set, same: everything } : { later: nothing, same: unset }
  }
  if (descending) {
    return { later: compared(key, '$lt', value), same: compared(key, '$lte', value) }
  }
  // Every record has an id, and a list that is sorted only by it uses an index.
  const orUnset = (condition: Condition): Condition =>
    attribute === 'id' ? condition : { kind: 'or', any: [condition, unset] }
  return {
    later: orUnset(compared(key, '$gt', value)),
    same: orUnset(compared(key, '$gte', value)),
  }
}

/** SQL cannot order booleans, so they are compared by equality. */
function compared(
  { attribute, type }: SortKey,
  operator: '$lt' | '$lte' | '$gt' | '$gte',
  value: Scalar,
): Condition {
  if (type !== 'boolean') return { kind: 'compare', attribute, type, operator, value }
  const sought = operator === '$gt' || operator === '$gte'
  const strict = operator === '$gt' || operator === '$lt'
  if (value === sought && strict) return nothing
  if (value !== sought && !strict) return { kind: 'null', attribute, isNull: false }
  return { kind: 'compare', attribute, type, operator: '$eq', value: sought }
}
