import { expect, test } from 'vitest'
import { ApiError } from '../../../api-client/api-error.ts'
import { problemsIn } from './problems.ts'

const refusal = (errors: { path: (string | number)[]; code: string }[], code?: string) =>
  new ApiError({
    status: 400,
    name: 'x',
    message: 'x',
    code,
    errors: errors.map((error) => ({ ...error, name: 'x', message: 'x' })),
  })

test('error codes appear at their fields', () => {
  const error = refusal([
    { path: ['phone'], code: 'phone_invalid' },
    { path: ['name'], code: 'odd' },
    { path: ['holidays', 2], code: 'date_invalid' },
    { path: ['transit', '79', 0], code: 'too_large' },
  ])
  expect(problemsIn(error)).toEqual({
    phone: { name: 'phone' },
    name: { name: 'malformed' },
    holidays: { name: 'date', line: 3 },
    'transit.79': { name: 'tooLarge' },
  })
})

test('a code without a path appears at the field that the form names', () => {
  const error = refusal([], 'factor_code_wrong')
  expect(problemsIn(error, { factor_code_wrong: 'code' })).toEqual({ code: { name: 'wrongCode' } })
  expect(problemsIn(error)).toEqual({})
  expect(problemsIn(new Error('x'))).toEqual({})
})
