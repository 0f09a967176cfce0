/** Folds case of Vietnamese letters whatever the locale of the database; accents count. */
const folded = (expression: string) => `lower(${expression} collate "und-x-icu")`

const compare = (sign: string) => (column: string) => `${column} ${sign} ?`
const holds = (column: string, value: string) => `position(${value} in ${column}) > 0`
const starts = (column: string, value: string) => `starts_with(${column}, ${value})`

/** Operators that take one value; the value stands once, as a question mark. */
export const singleValue = {
  eq: compare('='),
  ne: compare('is distinct from'),
  lt: compare('<'),
  lte: compare('<='),
  gt: compare('>'),
  gte: compare('>='),
} as const

/** Operators on text; `value` is the placeholder. */
export const textual = {
  eqi: (column: string) => `${folded(column)} = ${folded('?')}`,
  nei: (column: string) => `${folded(column)} is distinct from ${folded('?')}`,
  contains: (column: string) => holds(column, '?'),
  notContains: (column: string) => `(${holds(column, '?')}) is not true`,
  containsi: (column: string) => holds(folded(column), folded('?')),
  notContainsi: (column: string) => `(${holds(folded(column), folded('?'))}) is not true`,
  startsWith: (column: string) => starts(column, '?'),
  startsWithi: (column: string) => starts(folded(column), folded('?')),
  endsWith: (column: string) => starts(`reverse(${column})`, 'reverse(?)'),
  endsWithi: (column: string) => starts(`reverse(${folded(column)})`, `reverse(${folded('?')})`),
} as const

export const operators = [
  ...(Object.keys(singleValue) as (keyof typeof singleValue)[]),
  ...(Object.keys(textual) as (keyof typeof textual)[]),
  'in',
  'notIn',
  'null',
  'notNull',
  'between',
] as const

export type Operator = (typeof operators)[number]

export function isSingleValue(op: Operator): op is keyof typeof singleValue {
  return Object.hasOwn(singleValue, op)
}

export function isTextual(op: Operator): op is keyof typeof textual {
  return Object.hasOwn(textual, op)
}
