import { asList, isPlainObject } from './plain-values.ts'
import { invalidParameter, QueryError } from './query-error.ts'
import type { Attributes } from './records.ts'
import type { ResourceShape, ScalarType } from './schema-types.ts'
import { compareText } from './text-order.ts'

export interface SortKey {
  attribute: string
  type: ScalarType
  descending: boolean
}

/**
 * Reads `price:desc`, `order:desc,id:desc`, lists of these and `{price: 'desc'}` (contract 2.3).
 * @throws QueryError for an unknown attribute or direction
 */
export function parseSort(shape: ResourceShape, sort: unknown): SortKey[] {
  if (sort === undefined || sort === '') return []
  return asList(sort).flatMap((part) => {
    if (typeof part === 'string') {
      return part
        .split(',')
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => sortKeyFromText(shape, text))
    }
    if (!isPlainObject(part)) throw invalidParameter('sort')
    return Object.entries(part).map(([attribute, direction]) =>
      sortKey(shape, attribute, direction),
    )
  })
}

function sortKeyFromText(shape: ResourceShape, text: string): SortKey {
  const [attribute = '', direction, ...rest] = text.split(':')
  if (rest.length > 0) throw invalidParameter(text)
  return sortKey(shape, attribute.trim(), direction?.trim())
}

function sortKey(shape: ResourceShape, attribute: string, direction: unknown): SortKey {
  const type = shape.attributes.get(attribute)
  if (!type || type === 'json') throw invalidParameter(attribute)
  const way = direction === undefined || direction === null ? 'asc' : direction
  if (typeof way !== 'string') throw invalidParameter(attribute)
  const lower = way.toLowerCase()
  if (lower !== 'asc' && lower !== 'desc') {
    throw new QueryError(`Invalid sort direction ${way}: use asc or desc`)
  }
  return { attribute, type, descending: lower === 'desc' }
}

/** Unset values come last in rising order, as in PostgreSQL; ties are broken by id. */
export function rowComparer(keys: readonly SortKey[]): (a: Attributes, b: Attributes) => number {
  return (a, b) => {
    for (const { attribute, type, descending } of keys) {
      const order = compareValues(a[attribute], b[attribute], type)
      if (order !== 0) return descending ? -order : order
    }
    return compareValues(a.id, b.id, 'text')
  }
}

export function compareValues(a: unknown, b: unknown, type: ScalarType): number {
  const aUnset = a === null || a === undefined
  const bUnset = b === null || b === undefined
  if (aUnset || bUnset) return Number(aUnset) - Number(bUnset)
  if (typeof a === 'string' && typeof b === 'string') {
    if (type !== 'date') return compareText(a, b)
    return a < b ? -1 : Number(a > b)
  }
  return Number(a) - Number(b)
}
