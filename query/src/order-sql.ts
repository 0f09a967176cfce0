import { type Column, type Columns, columnOf } from './columns.js'
import type { SortKey } from './read-sort.js'
import { comparable } from './text-sql.js'

/** Moments are sorted as exactly as JSON states them; an index can stand on this. */
const millisecond = (column: string) => `date_trunc('milliseconds', ${column} at time zone 'UTC')`

/** A column as it is compared and sorted. */
export const ordered = (column: Column) => {
  if (column.type === 'text') return comparable(column)
  return column.type === 'date' ? millisecond(column.column) : column.column
}

/**
 * What follows `order by`. Unset values come last in rising order; `tie` is the unique column that
 * keeps pages from overlapping.
 * @throws QueryError when it names what is no column
 */
export function orderSql(
  columns: Columns,
  sort: readonly Pick<SortKey, 'attribute' | 'descending'>[],
  tie: string,
): string {
  const parts = sort.map(({ attribute, descending }) => {
    const column = columnOf(columns, attribute, 'sort')
    return { column: column.column, sql: `${ordered(column)} ${descending ? 'desc' : 'asc'}` }
  })
  const last = parts.some(({ column }) => column === tie) ? [] : [`${tie} asc`]
  return [...parts.map(({ sql }) => sql), ...last].join(', ')
}
