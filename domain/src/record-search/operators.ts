/** Letters compare and sort in Vietnamese order whatever the locale of the database. */
export const vietnamese = (expression: string) => `${expression} collate "vi-x-icu"`

const lower = (expression: string) => `lower(${expression} collate "und-x-icu")`

/**
 * Ignores case of Vietnamese letters, however they are composed; accents count. Composing costs
 * several times as much as finding that a text is composed already, which nearly all are.
 */
export const folded = (column: string) =>
  lower(`(case when ${column} is normalized then ${column} else normalize(${column}) end)`)

const bound = 'cast(? as text)'
/** Values come composed. */
const foldedBound = lower(bound)

/** A value within a pattern: its `%`, `_` and `\` are letters. */
const letters = (value: string) => String.raw`regexp_replace(${value}, '([\\%_])', '\\\1', 'g')`

/** Patterns, because an index of trigrams (`gin_trgm_ops`) on the same text serves them. */
const holds = (text: string, value: string) => `${text} like '%' || ${letters(value)} || '%'`
const starts = (text: string, value: string) => `${text} like ${letters(value)} || '%'`
const ends = (text: string, value: string) => `${text} like '%' || ${letters(value)}`

/** Signs of the operators that compare by the order of the column's type. */
export const comparisons = {
  eq: '=',
  ne: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
} as const

/** Operators on text; the one value stands in them as a question mark. */
export const textual = {
  eqi: (column: string) => `${folded(column)} = ${foldedBound}`,
  nei: (column: string) => `${folded(column)} <> ${foldedBound}`,
  contains: (column: string) => holds(column, bound),
  notContains: (column: string) => `not (${holds(column, bound)})`,
  containsi: (column: string) => holds(folded(column), foldedBound),
  notContainsi: (column: string) => `not (${holds(folded(column), foldedBound)})`,
  startsWith: (column: string) => starts(column, bound),
  startsWithi: (column: string) => starts(folded(column), foldedBound),
  endsWith: (column: string) => ends(column, bound),
  endsWithi: (column: string) => ends(folded(column), foldedBound),
} as const

type Comparison = keyof typeof comparisons
type Textual = keyof typeof textual

export const operators = [
  ...(Object.keys(comparisons) as Comparison[]),
  ...(Object.keys(textual) as Textual[]),
  'in',
  'notIn',
  'null',
  'notNull',
  'between',
] as const

export type Operator = (typeof operators)[number]

export function isComparison(op: Operator): op is Comparison {
  return Object.hasOwn(comparisons, op)
}

export function isTextual(op: Operator): op is Textual {
  return Object.hasOwn(textual, op)
}

export function isOperator(name: unknown): name is Operator {
  return operators.some((operator) => operator === name)
}
