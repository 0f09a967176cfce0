import { Secret, TOTP } from 'otpauth'

/** Parameters that every authenticator app supports. */
const form = { issuer: 'NAS Shop', algorithm: 'SHA1', digits: 6, period: 30 }

/** A new secret in base32, of 160 bits (RFC 4226, 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...form, label, secret: Secret.fromBase32(secret) })

/**
 * The address in the QR code for the app.
 * @param label the e-mail of the account
 */
export const totpAddress = (secret: string, label: string): string =>
  totpOf(secret, label).toString()

/**
 * The time step of 30 seconds to which the code belongs: the current, previous or next one, because
 * clocks differ. Null for any other code.
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta
}
