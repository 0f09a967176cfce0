import type { Condition } from '../../content/conditions.ts'
import { type FilterScope, parseFilters } from '../../content/filters.ts'
import { asList, isPlainObject } from '../../content/plain-values.ts'
import { invalidParameter, QueryError } from '../../content/query-error.ts'
import type { ResourceShape } from '../../content/schema-types.ts'
import { parseSort, type SortKey } from '../../content/sorting.ts'
import { parseFields } from './fields.ts'
import { largestPage, populateDepth } from './limits.ts'
import { parsePart } from './pagination.ts'

/** How one relation, picture or component is to be answered. */
export interface PopulatedPart {
  fields: readonly string[] | null
  where: Condition | undefined
  sort: readonly SortKey[]
  start: number
  limit: number
  populate: Populate
}

export type Populate = Map<string, PopulatedPart>

/**
 * Reads every form of `populate` (contract 2.6).
 * @throws QueryError for an unknown name, a malformed value or too great a depth
 */
export function parsePopulate(
  scope: FilterScope,
  shape: ResourceShape,
  value: unknown,
  depth = 1,
): Populate {
  const populate: Populate = new Map()
  if (value === undefined || value === '') return populate
  if (depth > populateDepth) throw new QueryError(`populate goes deeper than ${populateDepth}`)
  if (isPlainObject(value) && asList(value)[0] === value) {
    for (const [name, part] of Object.entries(value)) {
      const target = targetOf(scope, shape, name)
      const parsed = parseNested(scope, target, name, part, depth)
      if (parsed) populate.set(name, parsed)
    }
    return populate
  }
  for (const part of asList(value)) {
    if (typeof part !== 'string') throw invalidParameter('populate')
    for (const path of part.split(',')) {
      addPath(scope, shape, populate, path.trim().split('.'), depth)
    }
  }
  return populate
}

function addPath(
  scope: FilterScope,
  shape: ResourceShape,
  populate: Populate,
  [name = '', ...rest]: string[],
  depth: number,
): void {
  if (depth > populateDepth) throw new QueryError(`populate goes deeper than ${populateDepth}`)
  const names = name === '*' ? [...shape.relations.keys(), ...shape.components.keys()] : [name]
  for (const one of names) {
    const target = targetOf(scope, shape, one)
    const part = populate.get(one) ?? whole()
    populate.set(one, part)
    if (rest.length > 0) addPath(scope, target, part.populate, rest, depth + 1)
  }
}

function parseNested(
  scope: FilterScope,
  shape: ResourceShape,
  name: string,
  value: unknown,
  depth: number,
): PopulatedPart | null {
  if (isPlainObject(value)) {
    return {
      fields: parseFields(shape, value.fields),
      where: value.filters === undefined ? undefined : parseFilters(scope, shape, value.filters),
      sort: parseSort(shape, value.sort),
      ...parsePart(value),
      populate: parsePopulate(scope, shape, value.populate, depth + 1),
    }
  }
  if (value === '*' || isWord(value, ['true', 't', '1'])) return whole()
  if (isWord(value, ['false', 'f', '0'])) return null
  throw invalidParameter(name)
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

function targetOf({ shapeOf }: FilterScope, shape: ResourceShape, name: string): ResourceShape {
  const target = shape.relations.get(name)?.target ?? shape.components.get(name)
  if (target === undefined) throw invalidParameter(name)
  return shapeOf(target)
}
