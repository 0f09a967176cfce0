import { createHash, randomBytes } from 'node:crypto'
import { type Backoff, waitAfter } from '@nas/domain/backoff'
import { Secret, TOTP } from 'otpauth'

/** Parameters that every authenticator app supports. */
const form = { issuer: 'NAS Shop', algorithm: 'SHA1', digits: 6, period: 30 }

/** A new secret in base32, of 160 bits (RFC 4226, 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...form, label, secret: Secret.fromBase32(secret) })

/** @param label the e-mail of the account */
export const totpAddress = (secret: string, label: string): string =>
  totpOf(secret, label).toString()

/** Null for a wrong code. The previous and the next step are accepted, because clocks differ. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta
}

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
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('hex')

/** Limits guessing: there are only a million codes. Waits in seconds, growing to ten minutes. */
const backoff: Backoff = { freeFailures: 4, firstWait: 1, maxWait: 600 }

interface WrongCodes {
  failures: number
  /** Seconds since the last one. */
  failed_ago: number | null
}

/** In seconds; 0 when a code may be tried. */
export const waitForCode = ({ failures, failed_ago }: WrongCodes): number =>
  Math.max(0, Math.ceil(waitAfter(failures, backoff) - (failed_ago ?? Number.POSITIVE_INFINITY)))
