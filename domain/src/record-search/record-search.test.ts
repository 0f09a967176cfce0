import { expect, test } from 'vitest'
import { type Columns, SearchError } from './columns.js'
import type { Filter } from './filter.js'
import { filterSql } from './filter-sql.js'
import { operators } from './operators.js'
import { orderSql } from './order-sql.js'
import { readSearch } from './read-search.js'

const columns: Columns = {
  id: { column: 'display_id', type: 'integer' },
  state: { column: 'state', type: 'text' },
  name: { column: 'name', type: 'text' },
  total: { column: 'total', type: 'number' },
  createdAt: { column: 'created_at', type: 'date' },
  blocked: { column: 'blocked', type: 'boolean' },
}

test('values are bound and never part of the text', () => {
  const value = `x' or 1=1 --`
  for (const op of operators) {
    if (op === 'null' || op === 'notNull') continue
    const list = op === 'between' ? [value, value] : value
    const { sql, values } = filterSql(columns, { attr: 'name', op, value: list })
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
  expect(filterSql(columns, filter)).toEqual({
    sql: '(display_id = ? or not ((state in (?, ?))))',
    values: [7, 'new', 'confirm'],
  })
})

test.each([
  [{ and: [] }, 'true'],
  [{ or: [] }, 'false'],
  [{ attr: 'state', op: 'in', value: [] }, 'false'],
  [{ attr: 'state', op: 'notIn', value: [] }, 'true'],
  [{ attr: 'state', op: 'null', value: 'f' }, 'state is not null'],
] as const)('%j is %s', (filter, sql) => {
  expect(filterSql(columns, JSON.parse(JSON.stringify(filter)) as Filter).sql).toBe(sql)
})

test('a moment means its whole millisecond', () => {
  const value = '2026-11-21T00:00:00.000Z'
  expect(filterSql(columns, { attr: 'createdAt', op: 'lte', value })).toEqual({
    sql: 'created_at < ?',
    values: [new Date('2026-11-21T00:00:00.001Z')],
  })
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
  ['total', 'between', [1]],
  ['total', 'between', [1, 2, 3]],
  ['blocked', 'gt', true],
  ['blocked', 'eq', 'perhaps'],
  ['password', 'eq', 'x'],
  ['toString', 'eq', 'x'],
] as const)('%s %s %j is refused', (attr, op, value) => {
  const given = Array.isArray(value) ? [...value] : value
  expect(() => filterSql(columns, { attr, op, value: given as string })).toThrow(SearchError)
})

test('a sort ends with what makes it total', () => {
  const name = { attr: 'name', direction: 'desc' } as const
  expect(orderSql(columns, [name], 'display_id')).toBe(
    'name collate "vi-x-icu" desc, display_id asc',
  )
  const id = { attr: 'id', direction: 'desc' } as const
  expect(orderSql(columns, [id], 'display_id')).toBe('display_id desc')
  expect(() => orderSql(columns, [{ ...id, attr: 'password' }], 'display_id')).toThrow(SearchError)
})

test('a query string is read with its defaults and caps', () => {
  expect(readSearch({})).toEqual({ filter: { and: [] }, sort: [], limit: 25, offset: 0 })
  const sort = JSON.stringify([{ attr: 'id' }])
  expect(readSearch({ sort, limit: '500', offset: '7' })).toMatchObject({
    sort: [{ attr: 'id', direction: 'asc' }],
    limit: 100,
    offset: 7,
  })
})

const state = { attr: 'state', op: 'eq', value: 'new' }
const deep = Array.from({ length: 13 }).reduce<object>((inner) => ({ not: inner }), state)

test.each([
  ['filters', { filters: '{' }],
  ['filters', { filters: ['{}', '{}'] }],
  ['filters', { filters: '{}' }],
  ['filters', { filters: JSON.stringify({ ...state, op: 'like' }) }],
  ['filters', { filters: JSON.stringify({ ...state, sql: 'true' }) }],
  ['filters', { filters: JSON.stringify({ ...state, value: { $ne: null } }) }],
  ['filters', { filters: JSON.stringify({ and: [state], or: [state] }) }],
  ['filters', { filters: JSON.stringify({ and: state }) }],
  ['filters', { filters: JSON.stringify({ or: Array.from({ length: 201 }, () => state) }) }],
  ['filters', { filters: JSON.stringify(deep) }],
  ['sort', { sort: '[{"attr":"id","direction":"up"}]' }],
  ['sort', { sort: '"id"' }],
  ['limit', { limit: 'many' }],
  ['offset', { offset: '-1' }],
])('%s is refused in %j', (part, query) => {
  expect(() => readSearch(query)).toThrow(expect.objectContaining({ part }))
})
