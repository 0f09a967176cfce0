import { expect, test } from 'vitest'
import { loggableText, messageOf } from './error-text'

test('a database error is logged without the values of its statement', () => {
  const error = new Error(
    `insert into "order_record" ("name") values ('Trần Thị Bưởi') - duplicate key value`,
  )
  const text = loggableText(error)
  expect(text).not.toContain('Bưởi')
  expect(text).toMatch(/^Error: duplicate key value\n\s+at /)
})

test('the copy of an error that came through a workflow keeps its message', () => {
  expect(messageOf({ name: 'Error', message: 'disk is full' })).toBe('disk is full')
  expect(loggableText({ name: 'Error', message: 'disk is full' })).toBe('Error: disk is full')
})
