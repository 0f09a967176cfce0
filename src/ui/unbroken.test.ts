import { expect, it } from 'vitest'
import { unbrokenParts } from './unbroken.ts'

it.each([
  ['Viên uống Omega-3 tinh khiết', ['Viên uống ', 'Omega-3', ' tinh khiết']],
  ['Sữa chống nắng SPF50', ['Sữa chống nắng SPF50']],
  ['B-12 và D-3', ['', 'B-12', ' và ', 'D-3', '']],
  ['kem - 30 ml', ['kem - 30 ml']],
])('%s', (text, parts) => {
  expect(unbrokenParts(text)).toEqual(parts)
  expect(unbrokenParts(text).join('')).toBe(text)
})
