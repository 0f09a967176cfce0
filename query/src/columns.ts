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
  /**
   * A text that is not displayed, such as an id; sorted in the database's own order, so that its
   * index is used.
   */
  opaque?: true
}

/** The columns by which a list may be filtered and sorted, by name. */
export type Columns = Readonly<Record<string, Column>>

const ordered = [...comparisonOperators, ...listOperators]

/**
 * The SQL operators of each column type, in addition to `$null` and `$notNull`. In memory every
 * operator works on every type, and also on relations, which columns do not have.
 */
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

/** A table of columns as the shape for the query parsers. */
export function shapeOfColumns(columns: Columns): FilterShape {
  const attributes = Object.entries(columns).map(([name, { type }]) => [name, type] as const)
  return { attributes: new Map(attributes), relations: new Map() }
}
