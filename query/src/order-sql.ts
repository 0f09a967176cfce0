import { type Columns, columnOf } from './columns.js'
import type { SortKey } from './read-sort.js'
import { vietnamese } from './text-sql.js'

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
    const { column, type } = columnOf(columns, attribute, 'sort')
    const ordered = type === 'text' ? vietnamese(column) : column
    return { column, sql: `${ordered} ${descending ? 'desc' : 'asc'}` }
  })
  const last = parts.some(({ column }) => column === tie) ? [] : [`${tie} asc`]
  return [...parts.map(({ sql }) => sql), ...last].join(', ')
}
