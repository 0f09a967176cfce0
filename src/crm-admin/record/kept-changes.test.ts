import { expect, test } from 'vitest'
import { ApiError } from '../../api-client/api-error.ts'
import { fieldProblems } from './field-problems.ts'
import { withChange } from './kept-changes.ts'

test('a field typed back to what is stored is not changed', () => {
  const stored = { name: 'An', note: '' }
  const changes = withChange(stored, {}, ['name', 'Anh'])
  expect(changes).toEqual({ name: 'Anh' })
  expect(withChange(stored, changes, ['note', 'x'])).toEqual({ name: 'Anh', note: 'x' })
  expect(withChange(stored, changes, ['name', 'An'])).toEqual({})
  expect(withChange(stored, { note: 'x' }, ['note', ''])).toEqual({})
})

test('what the server refuses stands at its field', () => {
  const errors = [
    { path: ['phone'], message: 'x', name: 'x', code: 'phone_invalid' },
    { path: ['name'], message: 'x', name: 'x', code: 'odd' },
    { path: ['holidays', 2], message: 'x', name: 'x', code: 'date_invalid' },
    { path: ['transit', '79', 0], message: 'x', name: 'x', code: 'too_large' },
  ]
  const error = new ApiError({ status: 400, name: 'x', message: 'x', errors })
  expect(fieldProblems(error)).toEqual({
    phone: { text: 'problem.phone' },
    name: { text: 'problem.malformed' },
    holidays: { text: 'problem.date', line: 3 },
    'transit.79': { text: 'problem.tooLarge' },
  })
})
