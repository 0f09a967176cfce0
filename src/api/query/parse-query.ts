import type { Condition } from '../../content/conditions.ts'
import { type FilterScope, parseFilters } from '../../content/filters.ts'
import type { PlainObject } from '../../content/plain-values.ts'
import { invalidParameter } from '../../content/query-error.ts'
import type { ResourceShape, ShapeLookup } from '../../content/schema-types.ts'
import { parseSort, type SortKey } from '../../content/sorting.ts'
import { parseFields } from './fields.ts'
import { filterLimits } from './limits.ts'
import { type PageWindow, parsePagination } from './pagination.ts'
import { type Populate, parsePopulate } from './populate.ts'

/** A question about a resource, every name in it known and every value of its kind. */
export interface Query {
  where: Condition | undefined
  /** What the records are to be about (`_q`). */
  words: string | undefined
  sort: readonly SortKey[]
  fields: readonly string[] | null
  populate: Populate
  page: PageWindow
}

/**
 * Checks a read query string against a resource, once for all resources (contract part 2).
 * @param equals attributes that may also be given as bare parameters, e.g. `?url=…`
 * @throws QueryError
 */
export function parseQuery(
  raw: PlainObject,
  shape: ResourceShape,
  shapeOf: ShapeLookup,
  equals: readonly string[] = [],
): Query {
  const scope: FilterScope = { shapeOf, limits: filterLimits, conditions: 0 }
  return {
    where: allFilters(scope, shape, raw, equals),
    words: shape.searched && parseWords(raw._q),
    sort: parseSort(shape, raw.sort),
    fields: parseFields(shape, raw.fields),
    populate: parsePopulate(scope, shape, raw.populate),
    page: parsePagination(raw.pagination),
  }
}

/** Strapi's parameter for a search over several attributes. */
function parseWords(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw invalidParameter('_q')
  return value.trim() === '' ? undefined : value
}

function allFilters(
  scope: FilterScope,
  shape: ResourceShape,
  raw: PlainObject,
  equals: readonly string[],
): Condition | undefined {
  const bare = equals.filter((name) => raw[name] !== undefined)
  const all = bare.map((name) => parseFilters(scope, shape, { [name]: { $eq: raw[name] } }))
  if (raw.filters !== undefined && raw.filters !== '') {
    all.push(parseFilters(scope, shape, raw.filters))
  }
  return all.length > 1 ? { kind: 'and', all } : all[0]
}
