import { expect, test } from 'vitest'
import { joined, raw, sql } from './sql.js'

test('binds embedded values, lists as one value, in their order', () => {
  const ids = ['a', 'b']
  expect(sql`select ${1} where id = any(${ids}) and name = ${"'; drop"} and ${null}`).toEqual({
    sql: 'select ? where id = any(?) and name = ? and ?',
    values: [1, ids, "'; drop", null],
  })
})

test('inserts embedded statements with their values', () => {
  const own = sql`owner = ${'me'}`
  expect(sql`select ${raw('name')} from t where ${own} and size < ${3} or ${own}`).toEqual({
    sql: 'select name from t where owner = ? and size < ? or owner = ?',
    values: ['me', 3, 'me'],
  })
})

test('joins statements', () => {
  expect(joined([sql`a as (${1})`, sql`b as (${2})`])).toEqual({
    sql: 'a as (?), b as (?)',
    values: [1, 2],
  })
  expect(joined([])).toEqual({ sql: '', values: [] })
})
