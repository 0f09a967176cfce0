import type { Condition } from './condition.js'
import type { KeyPage } from './key-page.js'
import { longestSearch, requestLimits } from './limits.js'
import type { PlainObject } from './plain-values.js'
import { invalidParameter } from './query-error.js'
import { readFilters } from './read-filters.js'
import { type PageWindow, readPage } from './read-pagination.js'
import { type Populate, type QueryScope, readFields, readPopulate } from './read-populate.js'
import { readSort, type SortKey } from './read-sort.js'
import type { ResourceShape, ShapeLookup } from './shape.js'

export interface Query {
  where: Condition | undefined
  /** Words to search for (`_q`). */
  words: string | undefined
  sort: readonly SortKey[]
  fields: readonly string[] | null
  populate: Populate
  page: PageWindow | KeyPage
}

/** @param equals attributes that may also be bare parameters, e.g. `?url=…` @throws QueryError */
export function readQuery(
  raw: PlainObject,
  shape: ResourceShape,
  shapeOf: ShapeLookup,
  equals: readonly string[] = [],
): Query {
  const scope: QueryScope = { shapeOf, limits: requestLimits, conditions: 0 }
  return {
    where: allFilters(scope, shape, raw, equals),
    words: shape.searched && readWords(raw._q),
    sort: readSort(shape, raw.sort),
    fields: readFields(shape, raw.fields),
    populate: readPopulate(scope, shape, raw.populate),
    page: readPage(raw.pagination),
  }
}

function readWords(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || value.length > longestSearch) throw invalidParameter('_q', '_q')
  return value.trim() === '' ? undefined : value
}

function allFilters(
  scope: QueryScope,
  shape: ResourceShape,
  raw: PlainObject,
  equals: readonly string[],
): Condition | undefined {
  const bare = equals.filter((name) => raw[name] !== undefined)
  const all = bare.map((name) => readFilters(scope, shape, { [name]: { $eq: raw[name] } }))
  if (raw.filters !== undefined && raw.filters !== '') {
    all.push(readFilters(scope, shape, raw.filters))
  }
  return all.length > 1 ? { kind: 'and', all } : all[0]
}
