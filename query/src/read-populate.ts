import type { Condition } from './condition.js'
import { largestPage, populateDepth } from './limits.js'
import { asList, isPlainObject } from './plain-values.js'
import { invalidParameter, QueryError } from './query-error.js'
import { type FilterScope, readFilters } from './read-filters.js'
import { readPart } from './read-pagination.js'
import { readSort, type SortKey } from './read-sort.js'
import type { ResourceShape, ShapeLookup } from './shape.js'

export interface PopulatedPart {
  fields: readonly string[] | null
  where: Condition | undefined
  sort: readonly SortKey[]
  start: number
  limit: number
  populate: Populate
}

export interface QueryScope extends FilterScope {
  readonly shapeOf: ShapeLookup
}

export type Populate = Map<string, PopulatedPart>

/** API §2.6. @throws QueryError for an unknown name, a malformed value or an exceeded depth */
export function readPopulate(
  scope: QueryScope,
  shape: ResourceShape,
  value: unknown,
  depth = 1,
): Populate {
  const populate: Populate = new Map()
  if (value === undefined || value === '') return populate
  if (depth > populateDepth) throw tooDeep()
  if (isPlainObject(value) && asList(value)[0] === value) {
    for (const [name, part] of Object.entries(value)) {
      const target = targetOf(scope, shape, name)
      const parsed = readNested(scope, target, name, part, depth)
      if (parsed) populate.set(name, parsed)
    }
    return populate
  }
  for (const part of asList(value)) {
    if (typeof part !== 'string') throw invalidParameter('populate', 'populate')
    for (const path of part.split(',')) {
      addPath(scope, shape, populate, path.trim().split('.'), depth)
    }
  }
  return populate
}

function addPath(
  scope: QueryScope,
  shape: ResourceShape,
  populate: Populate,
  [name = '', ...rest]: string[],
  depth: number,
): void {
  if (depth > populateDepth) throw tooDeep()
  const names = name === '*' ? [...shape.relations.keys(), ...shape.components.keys()] : [name]
  for (const one of names) {
    const target = targetOf(scope, shape, one)
    const part = populate.get(one) ?? whole()
    populate.set(one, part)
    if (rest.length > 0) addPath(scope, target, part.populate, rest, depth + 1)
  }
}

function readNested(
  scope: QueryScope,
  shape: ResourceShape,
  name: string,
  value: unknown,
  depth: number,
): PopulatedPart | null {
  if (isPlainObject(value)) {
    return {
      fields: readFields(shape, value.fields),
      where: value.filters === undefined ? undefined : readFilters(scope, shape, value.filters),
      sort: readSort(shape, value.sort),
      ...readPart(value),
      populate: readPopulate(scope, shape, value.populate, depth + 1),
    }
  }
  if (value === '*' || isWord(value, ['true', 't', '1'])) return whole()
  if (isWord(value, ['false', 'f', '0'])) return null
  throw invalidParameter(name, 'populate')
}

function isWord(value: unknown, words: readonly string[]): boolean {
  return typeof value === 'string' && words.includes(value.toLowerCase())
}

function whole(): PopulatedPart {
  return {
    fields: null,
    where: undefined,
    sort: [],
    start: 0,
    limit: largestPage,
    populate: new Map(),
  }
}

function targetOf({ shapeOf }: QueryScope, shape: ResourceShape, name: string): ResourceShape {
  const target = shape.relations.get(name)?.target ?? shape.components.get(name)
  if (target === undefined) throw invalidParameter(name, 'populate')
  return shapeOf(target)
}

function tooDeep(): QueryError {
  return new QueryError(`populate goes deeper than ${populateDepth}`, 'populate')
}

/** Null for all attributes (API §2.5). @throws QueryError for other names */
export function readFields(shape: ResourceShape, value: unknown): readonly string[] | null {
  if (value === undefined || value === '') return null
  const names = asList(value).flatMap((part) => {
    if (typeof part !== 'string') throw invalidParameter('fields', 'fields')
    return part.split(',').map((name) => name.trim())
  })
  if (names.includes('*')) return null
  for (const name of names) if (!shape.attributes.has(name)) throw invalidParameter(name, 'fields')
  return names
}
