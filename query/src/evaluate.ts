import { compareValues, foldCase } from './compare-rows.js'
import type { Comparison, Condition, ListComparison } from './condition.js'
import type { CompareOperator } from './operators.js'
import type { Attributes } from './shape.js'

/** `null` is SQL's "unknown": a comparison with an unset value neither holds nor fails. */
type Truth = boolean | null

export type Test = (row: Attributes) => Truth

export type RelatedOf = (
  resource: string,
  row: Attributes,
  relation: string,
) => readonly Attributes[]

export function compileCondition(
  condition: Condition,
  resource: string,
  relatedOf: RelatedOf,
): Test {
  const compile = (inner: Condition, name = resource) => compileCondition(inner, name, relatedOf)
  switch (condition.kind) {
    case 'and':
      return allHold(condition.all.map((inner) => compile(inner)))
    case 'or':
      return anyHolds(condition.any.map((inner) => compile(inner)))
    case 'not': {
      const test = compile(condition.condition)
      return (row) => negate(test(row))
    }
    case 'null':
      return (row) => isUnset(row[condition.attribute]) === condition.isNull
    case 'compare':
      return whenSet(condition.attribute, compileComparison(condition))
    case 'list':
      return compileList(condition)
    case 'some': {
      const holds = onceEach(compile(condition.condition, condition.target))
      return (row) => relatedOf(resource, row, condition.relation).some(holds)
    }
    case 'unrelated':
      return (row) => relatedOf(resource, row, condition.relation).length === 0
  }
}

/** Caches results, because many paths over several relations may lead to the same record. */
function onceEach(test: Test): (row: Attributes) => boolean {
  const known = new WeakMap<Attributes, boolean>()
  return (row) => {
    const held = known.get(row) ?? test(row) === true
    known.set(row, held)
    return held
  }
}

function allHold(tests: Test[]): Test {
  return (row) => {
    let truth: Truth = true
    for (const test of tests) {
      const one = test(row)
      if (one === false) return false
      if (one === null) truth = null
    }
    return truth
  }
}

function anyHolds(tests: Test[]): Test {
  return (row) => {
    let truth: Truth = false
    for (const test of tests) {
      const one = test(row)
      if (one === true) return true
      if (one === null) truth = null
    }
    return truth
  }
}

function negate(truth: Truth): Truth {
  return truth === null ? null : !truth
}

function isUnset(value: unknown): boolean {
  return value === null || value === undefined
}

function whenSet(attribute: string, test: (value: unknown) => boolean): Test {
  return (row) => {
    const value = row[attribute]
    return isUnset(value) ? null : test(value)
  }
}

/** The value of a comparison, prepared once for all rows. */
interface Compared extends Pick<Comparison, 'value' | 'type'> {
  text: string
  folded: string
}

const fold = (own: unknown) => foldCase(String(own))

type Comparing = (own: unknown, compared: Compared) => boolean

const comparisons: Readonly<Record<CompareOperator, Comparing>> = {
  $eq: (own, { value }) => own === value,
  $ne: (own, { value }) => own !== value,
  $eqi: (own, { folded }) => fold(own) === folded,
  $nei: (own, { folded }) => fold(own) !== folded,
  $lt: (own, { value, type }) => compareValues(own, value, type) < 0,
  $lte: (own, { value, type }) => compareValues(own, value, type) <= 0,
  $gt: (own, { value, type }) => compareValues(own, value, type) > 0,
  $gte: (own, { value, type }) => compareValues(own, value, type) >= 0,
  $contains: (own, { text }) => String(own).includes(text),
  $notContains: (own, { text }) => !String(own).includes(text),
  $containsi: (own, { folded }) => fold(own).includes(folded),
  $notContainsi: (own, { folded }) => !fold(own).includes(folded),
  $startsWith: (own, { text }) => String(own).startsWith(text),
  $startsWithi: (own, { folded }) => fold(own).startsWith(folded),
  $endsWith: (own, { text }) => String(own).endsWith(text),
  $endsWithi: (own, { folded }) => fold(own).endsWith(folded),
}

function compileComparison({ operator, value, type }: Comparison): (own: unknown) => boolean {
  const text = String(value)
  const compared = { value, type, text, folded: foldCase(text) }
  const holds = comparisons[operator]
  return (own) => holds(own, compared)
}

function compileList({ attribute, operator, values, type }: ListComparison): Test {
  if (operator === '$between') {
    const [low, high] = values
    return whenSet(
      attribute,
      (own) => compareValues(own, low, type) >= 0 && compareValues(own, high, type) <= 0,
    )
  }
  // A comparison with an empty list never holds.
  if (values.length === 0) return () => operator === '$notIn'
  const listed = new Set<unknown>(values)
  return whenSet(attribute, (own) => listed.has(own) === (operator === '$in'))
}
