import { expect, test } from 'vitest'
import { QueryError } from './query-error.js'
import { readPage } from './read-pagination.js'

test.each([
  [{ after: '' }, { pageSize: 25, cursor: null, backwards: false }],
  [
    { after: 'x', pageSize: '10' },
    { pageSize: 10, cursor: 'x', backwards: false },
  ],
  [
    { before: 'x', pageSize: 500 },
    { pageSize: 100, cursor: 'x', backwards: true },
  ],
])('%j is a page by key', (pagination, page) => {
  expect(readPage(pagination)).toEqual(page)
})

test.each([
  { after: '', page: 1 },
  { after: '', start: 0 },
  { after: '', limit: 5 },
  { after: '', withCount: 'false' },
  { after: 'x', before: 'x' },
  { before: '' },
  { after: null },
  { after: ['x'] },
  { after: { $ne: 'x' } },
  { after: '', pageSize: 'many' },
])('%j is rejected', (pagination) => {
  expect(() => readPage(pagination)).toThrow(QueryError)
})
