import { expect, it } from 'vitest'
import { newRecoveryCodes, plainCode } from './factor-codes.ts'

it('has enough random bits for a hash without salt', () => {
  const codes = Array.from({ length: 20 }, newRecoveryCodes).flat().map(plainCode)
  const letters = new Set(codes.join(''))
  const length = Math.min(...codes.map((code) => code.length))
  // ASVS 5.0, 6.5.2: 112 bits.
  expect(length * Math.log2(letters.size)).toBeGreaterThanOrEqual(112)
})
