import type { Comparison, Condition } from './condition.js'
import { isTextOperator as isText } from './operators.js'
import type { Populate, PopulatedPart } from './read-populate.js'
import type { Query } from './read-query.js'
import type { ResourceShape, ShapeLookup } from './shape.js'

export interface Extent {
  rows(resource: string): number
  /** Number of a resource's related records: in total, and the maximum of one record. */
  links(resource: string, relation: string): { all: number; most: number }
  letters(resource: string, attribute: string): number
  words(resource: string): number
}

/** In units of about 10 ns, measured on the administrative units and 10,000 products. */
const unit = {
  test: 3,
  order: 12,
  fold: 12,
  foldLetter: 1,
  link: 40,
  compile: 100,
  sort: 40,
  word: 12,
  search: 20,
  searchLetter: 0.125,
}

function costOfComparison(
  extent: Extent,
  resource: string,
  { attribute, operator, type }: Comparison,
  rows: number,
): number {
  if (type !== 'text' && type !== 'richtext') return rows * unit.test
  // Operators that ignore case end in i.
  if (!operator.endsWith('i')) return rows * (isText(operator) ? unit.test : unit.order)
  const share = rows / Math.max(extent.rows(resource), 1)
  return rows * unit.fold + share * extent.letters(resource, attribute) * unit.foldLetter
}

export function costOfCondition(
  extent: Extent,
  resource: string,
  condition: Condition,
  rows: number,
): number {
  const cost = (inner: Condition) => costOfCondition(extent, resource, inner, rows)
  const sum = (parts: Condition[]) => parts.reduce((total, part) => total + cost(part), rows)
  switch (condition.kind) {
    case 'and':
      return sum(condition.all)
    case 'or':
      return sum(condition.any)
    case 'not':
      return cost(condition.condition)
    case 'null':
    case 'list':
      return rows * unit.test
    case 'compare':
      return costOfComparison(extent, resource, condition, rows)
    case 'unrelated':
      return linksOf(extent, resource, condition.relation, rows) * unit.link
    case 'some': {
      const { relation, target } = condition
      const links = linksOf(extent, resource, relation, rows)
      // A record is tested once, regardless of the number of relations to it.
      const reached = Math.min(links, extent.rows(target))
      return links * unit.link + costOfCondition(extent, target, condition.condition, reached)
    }
  }
}

function linksOf(extent: Extent, resource: string, relation: string, rows: number): number {
  const { all, most } = extent.links(resource, relation)
  return Math.min(rows * most, all)
}

function conditionsIn(condition: Condition): number {
  switch (condition.kind) {
    case 'and':
      return condition.all.reduce((total, part) => total + conditionsIn(part), 1)
    case 'or':
      return condition.any.reduce((total, part) => total + conditionsIn(part), 1)
    case 'not':
    case 'some':
      return 1 + conditionsIn(condition.condition)
    default:
      return 1
  }
}

/** Filters and sort run again for each parent record. */
function costOfPart(
  extent: Extent,
  target: string,
  { where, sort }: PopulatedPart,
  parents: number,
  links: number,
): number {
  const each = links / Math.max(parents, 1)
  const filters = where
    ? conditionsIn(where) * unit.compile + costOfCondition(extent, target, where, each)
    : 0
  return parents * (filters + each * Math.log2(each + 1) * sort.length * unit.sort)
}

function costOfPopulate(
  extent: Extent,
  shape: ResourceShape,
  populate: Populate,
  shapeOf: ShapeLookup,
  rows: number,
): number {
  let total = 0
  for (const [name, part] of populate) {
    const target = shape.relations.get(name)?.target ?? shape.components.get(name) ?? name
    const links = linksOf(extent, shape.name, name, rows)
    const reached = Math.min(links, extent.rows(target))
    total += costOfPart(extent, target, part, rows, links)
    total += costOfPopulate(extent, shapeOf(target), part.populate, shapeOf, reached)
  }
  return total
}

function costOfWords(extent: Extent, shape: ResourceShape, words: string, rows: number): number {
  const wanted = words.trim().split(/\s+/).length
  const searched = shape.searched?.flat() ?? []
  const letters = searched.reduce((sum, name) => sum + extent.letters(shape.name, name), 0)
  return (
    wanted * extent.words(shape.name) * unit.word + rows * unit.search + letters * unit.searchLetter
  )
}

/** In units of about 10 ns, before the query runs; returned data are counted when built. */
export function costOf(
  extent: Extent,
  shape: ResourceShape,
  shapeOf: ShapeLookup,
  { where, words, sort, populate, page }: Query,
): number {
  const rows = extent.rows(shape.name)
  const returned = Math.min('limit' in page ? page.limit : page.pageSize, rows)
  return Math.ceil(
    (where ? costOfCondition(extent, shape.name, where, rows) : 0) +
      (words === undefined ? 0 : costOfWords(extent, shape, words, rows)) +
      rows * Math.log2(rows + 1) * sort.length * unit.test +
      costOfPopulate(extent, shape, populate, shapeOf, returned),
  )
}
