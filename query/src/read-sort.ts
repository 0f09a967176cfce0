import { asList, isPlainObject } from './plain-values.js'
import { invalidParameter, QueryError } from './query-error.js'
import type { FilterShape, ScalarType } from './shape.js'

export interface SortKey {
  attribute: string
  type: ScalarType
  descending: boolean
}

/** API §2.3. @throws QueryError for an unknown attribute or direction */
export function readSort(shape: FilterShape, sort: unknown): SortKey[] {
  if (sort === undefined || sort === '') return []
  return asList(sort).flatMap((part) => {
    if (typeof part === 'string') {
      return part
        .split(',')
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => sortKeyFromText(shape, text))
    }
    if (!isPlainObject(part)) throw invalidParameter('sort', 'sort')
    return Object.entries(part).map(([attribute, direction]) =>
      sortKey(shape, attribute, direction),
    )
  })
}

function sortKeyFromText(shape: FilterShape, text: string): SortKey {
  const [attribute = '', direction, ...rest] = text.split(':')
  if (rest.length > 0) throw invalidParameter(text, 'sort')
  return sortKey(shape, attribute.trim(), direction?.trim())
}

function sortKey(shape: FilterShape, attribute: string, direction: unknown): SortKey {
  const type = shape.attributes.get(attribute)
  if (!type || type === 'json') throw invalidParameter(attribute, 'sort')
  const way = direction === undefined || direction === null ? 'asc' : direction
  if (typeof way !== 'string') throw invalidParameter(attribute, 'sort')
  const lower = way.toLowerCase()
  if (lower !== 'asc' && lower !== 'desc') {
    throw new QueryError(`Invalid sort direction ${way}: use asc or desc`, 'sort')
  }
  return { attribute, type, descending: lower === 'desc' }
}
