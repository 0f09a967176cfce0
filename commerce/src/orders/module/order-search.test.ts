import type { Condition } from '@nas/query/condition'
import { expect, test } from 'vitest'
import { searchSql } from './order-search'

test('the owner stands outside the filter', () => {
  const where: Condition = { kind: 'or', any: [] }
  const search = { customerId: 'cus_1', where, sort: [], limit: 10, offset: 0 }
  const { page, count } = searchSql(search)
  expect(count).toEqual({
    sql: 'select count(*)::int as count from order_record where customer_id = ? and deleted_at is null and false',
    values: ['cus_1'],
  })
  expect(page.sql).toMatch(/order by display_id desc limit \? offset \?$/)
})
