import { conditionSql } from '@nas/query/condition-sql'
import type { ListQuery } from '@nas/query/list-query'
import { orderSql } from '@nas/query/order-sql'
import type { Sql } from '@nas/query/sql'
import { orderColumns } from './order-columns'

export interface OrderSearch extends ListQuery {
  /** Only this customer's orders; null for staff, who see all. */
  customerId: string | null
}

const newestFirst = [{ attribute: 'id', descending: true }]

/** Ownership stands beside the filter, so no filter can widen it. */
function whereSql({ customerId, where }: OrderSearch): Sql {
  const { sql, values } = conditionSql(orderColumns, where)
  const live = `deleted_at is null and ${sql}`
  if (customerId === null) return { sql: live, values }
  return { sql: `customer_id = ? and ${live}`, values: [customerId, ...values] }
}

/** @throws QueryError */
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
