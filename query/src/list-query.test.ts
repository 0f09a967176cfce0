import { expect, test } from 'vitest'
import { type Columns, columnOperators, shapeOfColumns } from './columns.js'
import type { Condition } from './condition.js'
import { conditionSql } from './condition-sql.js'
import { listQueryParameters, readListQuery } from './list-query.js'
import { comparisonOperators, listOperators, textOperators } from './operators.js'
import { QueryError } from './query-error.js'
import { readFilters } from './read-filters.js'
import { orderSql, wordsSql } from './sql.js'

const columns: Columns = {
  id: { column: 'display_id', type: 'integer' },
  state: { column: 'state', type: 'text' },
  name: { column: 'name', type: 'text' },
  total: { column: 'total', type: 'decimal' },
  createdAt: { column: 'created_at', type: 'date' },
  blocked: { column: 'blocked', type: 'boolean' },
}

function sqlOf(filters: object) {
  const shapeOf = () => shapeOfColumns({})
  const scope = { shapeOf, conditions: 0 }
  return conditionSql(columns, readFilters(scope, shapeOfColumns(columns), filters))
}

test('values are bound and never part of the text', () => {
  const value = `x' or 1=1 --`
  for (const operator of columnOperators.text) {
    const list = operator === '$between' ? [value, value] : value
    const { sql, values } = sqlOf({ name: { [operator]: list } })
    expect(sql).not.toContain('1=1')
    expect(values).toContain(value)
    expect(sql.split('?').length - 1).toBe(values.length)
  }
})

test('every operator has SQL for texts', () => {
  const all = [...comparisonOperators, ...textOperators, ...listOperators]
  expect([...columnOperators.text].sort()).toEqual([...all].sort())
})

test('conditions nest', () => {
  const filters = {
    $or: [{ id: { $eq: '7' } }, { $not: { $and: [{ state: { $in: ['new', 'confirm'] } }] } }],
  }
  expect(sqlOf(filters)).toEqual({
    sql: '(display_id = ? or not (state in (?, ?)))',
    values: [7, 'new', 'confirm'],
  })
})

test.each<[Condition, string]>([
  [{ kind: 'and', all: [] }, 'true'],
  [{ kind: 'or', any: [] }, 'false'],
])('%j is %s', (condition, sql) => {
  expect(conditionSql(columns, condition).sql).toBe(sql)
})

test.each([
  [{}, 'true'],
  [{ $and: [] }, 'true'],
  [{ state: { $in: [] } }, 'false'],
  [{ state: { $notIn: [] } }, 'true'],
  [{ state: { $null: 'f' } }, 'state is not null'],
  [{ state: 'a', name: 'b' }, '(state = ? and name = ?)'],
])('%j is %s', (filters, sql) => {
  expect(sqlOf(filters).sql).toBe(sql)
})

test('a time matches its whole millisecond', () => {
  expect(sqlOf({ createdAt: { $lte: '2026-11-21T00:00:00.000Z' } })).toEqual({
    sql: `date_trunc('milliseconds', created_at at time zone 'UTC') <= cast(? as timestamptz) at time zone 'UTC'`,
    values: [new Date('2026-11-21T00:00:00.000Z')],
  })
})

test.each([
  ['total', '$eq', ''],
  ['total', '$eq', true],
  ['total', '$eq', 'Infinity'],
  ['id', '$eq', '1.5'],
  ['id', '$eq', '3000000000'],
  ['createdAt', '$gt', 5],
  ['name', '$eq', 'a\u0000b'],
  ['name', '$eq', ['a', 'b']],
  ['name', '$null', 'perhaps'],
  ['total', '$contains', '1'],
  ['total', '$between', [1]],
  ['total', '$between', [1, 2, 3]],
  ['blocked', '$gt', true],
  ['blocked', '$eq', 'perhaps'],
  ['password', '$eq', 'x'],
  ['toString', '$eq', 'x'],
])('%s %s %j is rejected', (attribute, operator, value) => {
  expect(() => sqlOf({ [attribute]: { [operator]: value } })).toThrow(QueryError)
})

const handMade = { kind: 'compare', operator: '$eq', type: 'text' } as const

test.each<Condition>([
  { ...handMade, attribute: 'password', value: 'x' },
  { ...handMade, attribute: 'toString', value: 'x' },
  { ...handMade, attribute: 'total', value: 'x' },
  { ...handMade, attribute: 'total', value: null as unknown as string },
  { ...handMade, attribute: 'id', value: 1.5 },
  { ...handMade, attribute: 'name', value: 'a\u0000b' },
  { kind: 'list', attribute: 'total', type: 'decimal', operator: '$between', values: [1] },
  { kind: 'unrelated', relation: 'user', target: 'users' },
  { kind: 'some', relation: 'user', target: 'users', condition: { kind: 'and', all: [] } },
])('a tree that no parser made is rejected: %j', (condition) => {
  expect(() => conditionSql(columns, condition)).toThrow(
    expect.objectContaining({ name: 'QueryError', part: 'filters' }),
  )
})

test('a sort ends with a key that makes it total', () => {
  const name = { attribute: 'name', descending: true }
  expect(orderSql(columns, [name], 'display_id')).toBe(
    'name collate "vi-x-icu" desc, display_id asc',
  )
  const id = { attribute: 'id', descending: true }
  expect(orderSql(columns, [id], 'display_id')).toBe('display_id desc')
  expect(() => orderSql(columns, [{ ...id, attribute: 'password' }], 'display_id')).toThrow(
    QueryError,
  )
})

test('a sort by times is as exact as JSON', () => {
  expect(orderSql(columns, [{ attribute: 'createdAt', descending: true }], 'display_id')).toBe(
    "date_trunc('milliseconds', created_at at time zone 'UTC') desc, display_id asc",
  )
})

test('words are searched literally', () => {
  expect(wordsSql('a like ? or b like ?', ['huy', '5%_\\'])).toEqual({
    sql: '(a like ? or b like ?) and (a like ? or b like ?)',
    values: ['%huy%', '%huy%', String.raw`%5\%\_\\%`, String.raw`%5\%\_\\%`],
  })
  expect(wordsSql('a like ?', ['an', 'huy'], 'or')).toEqual({
    sql: '(a like ? or a like ?) or (a like ?)',
    values: ['an%', '% an%', '%huy%'],
  })
  expect(wordsSql('a like ?')).toEqual({ sql: 'true', values: [] })
})

test('a query string is parsed with its defaults and limits', () => {
  const where = { kind: 'and', all: [] }
  expect(readListQuery(columns, {})).toEqual({ where, sort: [], limit: 25, offset: 0 })
  const sort = JSON.stringify(['id'])
  expect(readListQuery(columns, { sort, limit: '500', offset: '7', count: '0' })).toMatchObject({
    sort: [{ attribute: 'id', descending: false }],
    limit: 250,
    offset: 7,
    count: 0,
  })
})

test('one application parses what another one writes', () => {
  const where: Condition = {
    kind: 'and',
    all: [
      { kind: 'compare', attribute: 'name', type: 'text', operator: '$containsi', value: 'đồng' },
      { kind: 'list', attribute: 'id', type: 'integer', operator: '$in', values: [1, 2] },
      { kind: 'not', condition: { kind: 'null', attribute: 'createdAt', isNull: true } },
      { kind: 'not', condition: { kind: 'and', all: [] } },
    ],
  }
  const sort = [{ attribute: 'createdAt', type: 'date', descending: true }] as const
  const query = { where, sort, limit: 10, offset: 20 }
  expect(readListQuery(columns, listQueryParameters(query))).toEqual(query)
  const keyed = { ...query, after: where, words: ['huy', '50%'], count: 11 }
  expect(readListQuery(columns, listQueryParameters(keyed))).toEqual(keyed)
  const none = listQueryParameters({ ...query, where: { kind: 'or', any: [] } })
  expect(conditionSql(columns, readListQuery(columns, none).where).sql).toBe('not (true)')
})

const state = { state: { $eq: 'new' } }
const deep = Array.from({ length: 25 }).reduce<object>((inner) => ({ $not: inner }), state)

test.each([
  ['filters', { filters: '{' }],
  ['filters', { filters: ['{}', '{}'] }],
  ['filters', { filters: '[]' }],
  ['filters', { filters: '"state"' }],
  ['filters', { filters: JSON.stringify({ state: {} }) }],
  ['filters', { filters: JSON.stringify({ state: { $like: 'new' } }) }],
  ['filters', { filters: JSON.stringify({ state: { $eq: 'new', sql: 'true' } }) }],
  ['filters', { filters: JSON.stringify({ ...state, sql: 'true' }) }],
  ['filters', { filters: JSON.stringify({ state: { $eq: { $ne: null } } }) }],
  ['filters', { filters: JSON.stringify({ $and: 'state' }) }],
  ['filters', { filters: JSON.stringify({ $or: Array.from({ length: 201 }, () => state) }) }],
  ['filters', { filters: JSON.stringify({ state: { $in: Array(101).fill('new') } }) }],
  ['filters', { filters: JSON.stringify({ state: 'x'.repeat(501) }) }],
  ['filters', { filters: JSON.stringify({ state: ' '.repeat(20_000) }) }],
  ['filters', { filters: JSON.stringify(deep) }],
  ['sort', { sort: '[{"id":"up"}]' }],
  ['sort', { sort: '{"id":{}}' }],
  ['sort', { sort: 'id' }],
  ['sort', { sort: '["password"]' }],
  ['sort', { sort: JSON.stringify(Array(11).fill('id')) }],
  ['limit', { limit: 'many' }],
  ['offset', { offset: '-1' }],
  ['count', { count: '-1' }],
  ['filters', { after: '{' }],
  ['filters', { after: JSON.stringify({ password: 'x' }) }],
  ['_q', { words: 'x'.repeat(501) }],
  ['_q', { words: ['x'] }],
])('%s is rejected in %j', (part, query) => {
  expect(() => readListQuery(columns, query)).toThrow(expect.objectContaining({ part }))
})
