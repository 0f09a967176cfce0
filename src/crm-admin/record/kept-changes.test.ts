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
  ]
  const error = new ApiError({ status: 400, name: 'x', message: 'x', errors })
  expect(fieldProblems(error)).toEqual({ phone: 'problem.phone', name: 'problem.malformed' })
})
