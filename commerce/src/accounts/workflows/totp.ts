import { Secret, TOTP } from 'otpauth'

/** What every authenticator app takes. */
const form = { issuer: 'NAS Shop', algorithm: 'SHA1', digits: 6, period: 30 }

/** A new secret in base32, of 160 bits (RFC 4226, 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...form, label, secret: Secret.fromBase32(secret) })

/** The address that an app reads from the QR code. @param label the e-mail of the account */
export const totpAddress = (secret: string, label: string): string =>
  totpOf(secret, label).toString()

/**
 * Number of the 30 seconds to which the code belongs: those of now, or the ones before or after, as
 * no two clocks agree. Null for any other code.
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta
}
