import { type Column, type Columns, columnOf } from './columns.js'
import type { TextOperator } from './operators.js'
import type { SortKey } from './read-sort.js'

/** Values that PostgreSQL's driver binds; a list is bound as one array. */
export type SqlValue = string | number | boolean | Date | null | string[] | number[]

export interface Sql {
  sql: string
  values: SqlValue[]
}

const isSql = (part: SqlValue | Sql): part is Sql =>
  typeof part === 'object' && part !== null && 'sql' in part

/** A statement or a part of one: embedded values are bound, embedded `Sql` becomes a part of it. */
export function sql(texts: TemplateStringsArray, ...parts: (SqlValue | Sql)[]): Sql {
  const all = parts.map((part) => (isSql(part) ? part : { sql: '?', values: [part] }))
  return {
    sql: texts.reduce((text, next, index) => text + (all[index - 1]?.sql ?? '') + next),
    values: all.flatMap(({ values }) => values),
  }
}

/** @param text SQL that is written in code; never derived from a request */
export const raw = (text: string): Sql => ({ sql: text, values: [] })

export const joined = (parts: readonly Sql[], separator = ', '): Sql => ({
  sql: parts.map((part) => part.sql).join(separator),
  values: parts.flatMap(({ values }) => values),
})

/** Compares and sorts in Vietnamese order, independent of the database's locale. */
const vietnamese = (expression: string) => `${expression} collate "vi-x-icu"`

const lower = (expression: string) => `lower(${expression} collate "und-x-icu")`

export const comparable = ({ column, opaque }: { column: string; opaque?: true }) =>
  opaque ? column : vietnamese(column)

/** Checks for the normal form first, which nearly all texts have: normalising costs much more. */
export const folded = (column: string) =>
  lower(`(case when ${column} is normalized then ${column} else normalize(${column}) end)`)

const bound = 'cast(? as text)'
/** Bound values are already normalised. */
const foldedBound = lower(bound)

/** A literal value within a pattern: escapes `%`, `_` and `\`. */
const letters = (value: string) => String.raw`regexp_replace(${value}, '([\\%_])', '\\\1', 'g')`

/** Uses a pattern, because a trigram index (`gin_trgm_ops`) on the same text supports it. */
const holds = (text: string, value: string) => `${text} like '%' || ${letters(value)} || '%'`
const starts = (text: string, value: string) => `${text} like ${letters(value)} || '%'`
const ends = (text: string, value: string) => `${text} like '%' || ${letters(value)}`

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

/** Times sort in milliseconds, the precision of JSON; an index can contain this expression. */
const millisecond = (column: string) => `date_trunc('milliseconds', ${column} at time zone 'UTC')`

export const ordered = (column: Column) => {
  if (column.type === 'text') return comparable(column)
  return column.type === 'date' ? millisecond(column.column) : column.column
}

/** `tieBreaker` is a unique column, so that pages never overlap. @throws QueryError */
export function orderSql(
  columns: Columns,
  sort: readonly Pick<SortKey, 'attribute' | 'descending'>[],
  tieBreaker: string,
): string {
  const parts = sort.map(({ attribute, descending }) => {
    const column = columnOf(columns, attribute, 'sort')
    return { column: column.column, sql: `${ordered(column)} ${descending ? 'desc' : 'asc'}` }
  })
  const last = parts.some(({ column }) => column === tieBreaker) ? [] : [`${tieBreaker} asc`]
  return [...parts.map(({ sql }) => sql), ...last].join(', ')
}

/** Minimum length for a trigram index; it supports shorter texts only as beginnings of words. */
const trigram = 3

/** Patterns of texts with this word; a short one must begin a word of the text. */
function likePatterns(word: string): string[] {
  const letters = word.replace(/[\\%_]/g, String.raw`\$&`)
  return [...word].length < trigram ? [`${letters}%`, `% ${letters}%`] : [`%${letters}%`]
}

/** @param occurs SQL: a folded text is like each of its placeholders, for a trigram index */
export function wordsSql(
  occurs: string,
  words: readonly string[] = [],
  join: 'and' | 'or' = 'and',
): Sql {
  const marks = occurs.split('?').length - 1
  const patterns = words.map(likePatterns)
  const parts = patterns.map((one) => `(${one.map(() => occurs).join(' or ')})`)
  return {
    sql: parts.length === 0 ? 'true' : parts.join(` ${join} `),
    values: patterns.flat().flatMap((pattern): SqlValue[] => Array(marks).fill(pattern)),
  }
}
