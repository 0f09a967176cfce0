import {
  comparisonOperators,
  listOperators,
  textOperators,
  type ValueOperator,
} from './operators.js'
import { invalidParameter, type QueryPart } from './query-error.js'
import type { FilterShape, ScalarType } from './shape.js'

/** `integer` is PostgreSQL's integer of four bytes. */
export type ColumnType = Exclude<ScalarType, 'richtext' | 'json'>

export interface Column {
  /** SQL of the column, written in code; never derived from a request. */
  column: string
  type: ColumnType
  /** Not displayed, such as an id: sorted in the database's own order, which its index has. */
  opaque?: true
}

export type Columns = Readonly<Record<string, Column>>

const ordered = [...comparisonOperators, ...listOperators]

/** In addition to `$null` and `$notNull`; in memory every operator works on every type. */
export const columnOperators: Readonly<Record<ColumnType, readonly ValueOperator[]>> = {
  text: [...ordered, ...textOperators],
  integer: ordered,
  decimal: ordered,
  date: ordered,
  boolean: ['$eq', '$ne', ...listOperators],
}

/** @throws QueryError when the list has no such column */
export function columnOf(columns: Columns, attribute: string, part: QueryPart): Column {
  const column = Object.hasOwn(columns, attribute) ? columns[attribute] : undefined
  if (column === undefined) throw invalidParameter(attribute, part)
  return column
}

export function shapeOfColumns(columns: Columns): FilterShape {
  const attributes = Object.entries(columns).map(([name, { type }]) => [name, type] as const)
  return { attributes: new Map(attributes), relations: new Map() }
}
