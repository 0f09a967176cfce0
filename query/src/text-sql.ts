import type { TextOperator } from './operators.js'

/** Letters compare and sort in Vietnamese order whatever the locale of the database. */
const vietnamese = (expression: string) => `${expression} collate "vi-x-icu"`

const lower = (expression: string) => `lower(${expression} collate "und-x-icu")`

/** A text as it is compared and sorted. */
export const comparable = ({ column, opaque }: { column: string; opaque?: true }) =>
  opaque ? column : vietnamese(column)

/**
 * Ignores case of Vietnamese letters, however they are composed; accents count. Composing costs
 * several times as much as finding that a text is composed already, which nearly all are.
 */
const folded = (column: string) =>
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

/** Operators on text; the one value stands in them as a question mark. */
export const textSql: Readonly<Record<TextOperator, (column: string) => string>> = {
  $eqi: (column) => `${folded(column)} = ${foldedBound}`,
  $nei: (column) => `${folded(column)} <> ${foldedBound}`,
  $contains: (column) => holds(column, bound),
  $notContains: (column) => `not (${holds(column, bound)})`,
  $containsi: (column) => holds(folded(column), foldedBound),
  $notContainsi: (column) => `not (${holds(folded(column), foldedBound)})`,
  $startsWith: (column) => starts(column, bound),
  $startsWithi: (column) => starts(folded(column), foldedBound),
  $endsWith: (column) => ends(column, bound),
  $endsWithi: (column) => ends(folded(column), foldedBound),
}
