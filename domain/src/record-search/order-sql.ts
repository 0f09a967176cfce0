import { type Columns, columnOf } from './columns.js'
import { vietnamese } from './operators.js'

export interface SortEntry {
  attr: string
  direction: 'asc' | 'desc'
}

/**
 * What follows `order by`. Unset values come last in rising order; `tie` is the unique column that
 * keeps pages from overlapping.
 * @throws SearchError when it names what is no column
 */
export function orderSql(columns: Columns, sort: readonly SortEntry[], tie: string): string {
  const parts = sort.map(({ attr, direction }) => {
    const { column, type } = columnOf(columns, attr, 'sort')
    return { column, sql: `${type === 'text' ? vietnamese(column) : column} ${direction}` }
  })
  const last = parts.some(({ column }) => column === tie) ? [] : [`${tie} asc`]
  return [...parts.map(({ sql }) => sql), ...last].join(', ')
}
