import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { settings } from '../../platform/settings/settings'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const cipherKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))

/** Encrypts a secret for one account: in the row of another it cannot be read. */
export function sealSecret(secret: string, accountId: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, cipherKey(settings().SECOND_FACTOR_KEY), iv)
  cipher.setAAD(Buffer.from(accountId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function openWith(key: string | undefined, sealed: string, accountId: string): string | null {
  if (key === undefined) return null
  const bytes = Buffer.from(sealed, 'base64url')
  const textAt = ivBytes + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, cipherKey(key), bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(ivBytes, textAt))
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString()
  } catch {
    return null
  }
}

/**
 * While keys are changed, what was sealed with the key before is read too.
 * @returns null when it was sealed with another key, or for another account
 */
export const openSecret = (sealed: string, accountId: string): string | null =>
  openWith(settings().SECOND_FACTOR_KEY, sealed, accountId) ?? openFormerSecret(sealed, accountId)

/** @returns null unless it was sealed with the key that is being replaced */
export const openFormerSecret = (sealed: string, accountId: string): string | null =>
  openWith(settings().SECOND_FACTOR_KEY_PREVIOUS, sealed, accountId)
