import { expect, test } from 'vitest'
import { type Filter, FilterError, filterSql } from './filter'
import { operators } from './operators'
import { searchSql } from './search-sql'

const everything: Filter = { and: [] }

test('values are bound and never part of the text', () => {
  const value = `x' or 1=1 --`
  for (const op of operators) {
    if (op === 'null' || op === 'notNull') continue
    const list = op === 'between' ? [value, value] : value
    const { sql, values } = filterSql({ attr: 'name', op, value: list })
    expect(sql).not.toContain('1=1')
    expect(values).toContain(value)
    expect(sql.split('?').length - 1).toBe(values.length)
  }
})

test('conditions nest', () => {
  const filter: Filter = {
    or: [
      { attr: 'id', op: 'eq', value: '7' },
      { not: { and: [{ attr: 'state', op: 'in', value: ['new', 'confirm'] }] } },
    ],
  }
  expect(filterSql(filter)).toEqual({
    sql: '(display_id = ? or ((state in (?, ?))) is not true)',
    values: [7, 'new', 'confirm'],
  })
})

test('the owner stands outside the filter', () => {
  const search = { customerId: 'cus_1', filter: everything, sort: [], limit: 10, offset: 0 }
  const { page, count } = searchSql(search)
  expect(count).toEqual({
    sql: 'select count(*)::int as count from order_record where customer_id = ? and deleted_at is null and true',
    values: ['cus_1'],
  })
  expect(page.sql).toMatch(
    /order by display_id desc nulls last, display_id asc limit \? offset \?$/,
  )
})

test.each([
  ['total', 'eq', ''],
  ['total', 'eq', null],
  ['total', 'eq', true],
  ['total', 'eq', 'Infinity'],
  ['id', 'eq', '1.5'],
  ['id', 'eq', '3000000000'],
  ['createdAt', 'gt', 5],
  ['name', 'eq', 'a\u0000b'],
  ['name', 'eq', ['a', 'b']],
  ['name', 'null', 'perhaps'],
  ['total', 'contains', '1'],
] as const)('%s %s %j does not fit', (attr, op, value) => {
  const given = Array.isArray(value) ? [...value] : value
  expect(() => filterSql({ attr, op, value: given as string })).toThrow(FilterError)
})
