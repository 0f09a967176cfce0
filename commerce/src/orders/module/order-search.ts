import { filterSql, type Sql } from '@nas/domain/record-search/filter-sql'
import { orderSql } from '@nas/domain/record-search/order-sql'
import type { RecordSearch } from '@nas/domain/record-search/read-search'
import { orderColumns } from './order-columns'

export interface OrderSearch extends RecordSearch {
  /** Only this customer's orders; null for staff, who see all. */
  customerId: string | null
}

const newestFirst = [{ attr: 'id', direction: 'desc' }] as const

/** Ownership stands beside the filter, so no filter can widen it. */
function whereSql({ customerId, filter }: OrderSearch): Sql {
  const { sql, values } = filterSql(orderColumns, filter)
  const live = `deleted_at is null and ${sql}`
  if (customerId === null) return { sql: live, values }
  return { sql: `customer_id = ? and ${live}`, values: [customerId, ...values] }
}

/** @throws SearchError */
export function searchSql(search: OrderSearch): { page: Sql; count: Sql } {
  const where = whereSql(search)
  const sort = search.sort.length > 0 ? search.sort : newestFirst
  const order = orderSql(orderColumns, sort, 'display_id')
  return {
    page: {
      sql: `select * from order_record where ${where.sql} order by ${order} limit ? offset ?`,
      values: [...where.values, search.limit, search.offset],
    },
    count: {
      sql: `select count(*)::int as count from order_record where ${where.sql}`,
      values: where.values,
    },
  }
}
