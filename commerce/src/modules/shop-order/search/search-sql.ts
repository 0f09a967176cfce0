import { columns, type OrderAttribute } from './columns'
import { type Filter, filterSql, type Sql } from './filter'

interface SortEntry {
  attr: OrderAttribute
  direction: 'asc' | 'desc'
}

export interface OrderSearch {
  /** Only this customer's orders; null for staff, who see all. */
  customerId: string | null
  filter: Filter
  sort: SortEntry[]
  limit: number
  offset: number
}

function orderBy(sort: SortEntry[]): string {
  const wanted: SortEntry[] = sort.length > 0 ? sort : [{ attr: 'id', direction: 'desc' }]
  const parts = wanted.map(({ attr, direction }) => {
    const { column, type } = columns[attr]
    const collation = type === 'text' ? ' collate "vi-x-icu"' : ''
    return `${column}${collation} ${direction} nulls last`
  })
  return [...parts, 'display_id asc'].join(', ')
}

/** Ownership stands beside the filter, so no filter can widen it. */
function whereSql({ customerId, filter }: OrderSearch): Sql {
  const { sql, values } = filterSql(filter)
  const live = `deleted_at is null and ${sql}`
  if (customerId === null) return { sql: live, values }
  return { sql: `customer_id = ? and ${live}`, values: [customerId, ...values] }
}

/** @throws FilterError */
export function searchSql(search: OrderSearch): { page: Sql; count: Sql } {
  const where = whereSql(search)
  return {
    page: {
      sql: `select * from order_record where ${where.sql} order by ${orderBy(search.sort)} limit ? offset ?`,
      values: [...where.values, search.limit, search.offset],
    },
    count: {
      sql: `select count(*)::int as count from order_record where ${where.sql}`,
      values: where.values,
    },
  }
}
