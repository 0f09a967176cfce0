import { expect, it } from 'vitest'
import { bankName, bankNumbers, banks } from './banks.ts'

it('has a number and a name of its own for each bank', () => {
  expect(new Set(bankNumbers).size).toBe(banks.length)
  expect(new Set(bankNumbers.map(bankName)).size).toBe(banks.length)
  expect(bankNumbers.every((number) => /^\d{6}$/.test(number))).toBe(true)
  expect(bankName('970436')).toBe('Vietcombank – Ngoại thương Việt Nam')
})
