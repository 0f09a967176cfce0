import { expect, test, vi } from 'vitest'
import { loggableText, messageOf } from './loggable-error.ts'

test('logs a database error without the values of its statement', () => {
  const error = new Error(
    `insert into "order_record" ("name") values ('Trần Thị Bưởi') - duplicate key value`,
  )
  const text = loggableText(error)
  expect(text).not.toContain('Bưởi')
  expect(text).toMatch(/^Error: duplicate key value\n\s+at /)
})

test('logs a failed query of Drizzle without its parameters, and with the reason', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "Trần Thị Bưởi"'), {
    severity: 'ERROR',
  })
  const error = new Error('Failed query: insert into "supports"\nparams: Trần Thị Bưởi', { cause })
  const text = loggableText(error)
  expect(text).not.toContain('Bưởi')
  expect(text).toMatch(/^Error: Failed query: invalid input syntax for type integer\n\s+at /)
})

test('keeps the message of an error that a workflow has copied', () => {
  expect(messageOf({ name: 'Error', message: 'disk is full' })).toBe('disk is full')
  expect(loggableText({ name: 'Error', message: 'disk is full' })).toBe('Error: disk is full')
})

test('writes the frames of errors from one place once a minute', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const failures = [1, 2, 3].map((at) => new Error(`connection ${at} was refused`))
  const [first = '', second] = failures.map(loggableText)
  expect(first).toMatch(/^Error: connection 1 was refused\n +at /)
  expect(second).toBe('Error: connection 2 was refused')
  vi.advanceTimersByTime(61_000)
  expect(loggableText(failures[2])).toMatch(/^Error: connection 3 was refused\n +at /)
  vi.useRealTimers()
})
