import { randomBytes } from 'node:crypto'
import { secretCodeHash } from '../../platform/codes/secret-code'

/** Excludes letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const howMany = 10

/** 120 random bits, in groups that are easy to copy: `K7QD-…`. */
function newCode(): string {
  const code = [...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, newCode)

/** The compared form of a code, typed with or without hyphens. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

/** The stored form of a code; it has more than 112 random bits, so no salt is needed. */
export const recoveryCodeHash = (code: string): string => secretCodeHash(plainCode(code))
