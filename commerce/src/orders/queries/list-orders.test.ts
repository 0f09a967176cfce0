import type { Condition } from '@nas/query/condition'
import { expect, test } from 'vitest'
import { pageSql } from '../../platform/database/select-page'
import { orderColumns, orderList } from './list-orders'

test('searches orders by their columns, and the address as one line', () => {
  expect(orderColumns).toMatchObject({
    id: { column: 'display_id', type: 'integer' },
    code: { column: 'code', type: 'text' },
    total: { column: 'total', type: 'decimal' },
    createdAt: { column: 'created_at', type: 'date' },
    address: { column: expect.stringContaining('substr') },
  })
  for (const name of ['payment_url', 'payment_until', 'caller']) {
    expect(orderColumns).not.toHaveProperty(name)
  }
})

test('applies the owner outside of the filter', () => {
  const where: Condition = { kind: 'or', any: [] }
  const after: Condition = { kind: 'null', attribute: 'id', isNull: false }
  const query = { where, after, words: ['huy'], sort: [], limit: 10, offset: 5, count: 7 }
  const { page, count } = pageSql(orderList({ customerId: 'cus_1' }), query)
  const matches =
    'from order_record where deleted_at is null and customer_id = ? and (search_text like ?) and false'
  expect({ ...count, sql: count.sql.trim() }).toEqual({
    sql: `select count(*)::int as count from ((select 1 ${matches}) limit ?) as counted`,
    values: ['cus_1', '%huy%', 7],
  })
  const found = `select * ${matches} and display_id is not null order by display_id desc limit ?`
  expect(page).toEqual({
    sql: `select * from ((${found})) as found order by display_id desc limit ? offset ?`,
    values: ['cus_1', '%huy%', 15, 10, 5],
  })
})
