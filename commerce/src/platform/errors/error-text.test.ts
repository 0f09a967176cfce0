import { expect, test } from 'vitest'
import { loggableText, messageOf } from './error-text'

test('logs a database error without the values of its statement', () => {
  const error = new Error(
    `insert into "order_record" ("name") values ('Trần Thị Bưởi') - duplicate key value`,
  )
  const text = loggableText(error)
  expect(text).not.toContain('Bưởi')
  expect(text).toMatch(/^Error: duplicate key value\n\s+at /)
})

test('keeps the message of an error that a workflow has copied', () => {
  expect(messageOf({ name: 'Error', message: 'disk is full' })).toBe('disk is full')
  expect(loggableText({ name: 'Error', message: 'disk is full' })).toBe('Error: disk is full')
})
