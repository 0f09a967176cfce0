import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { settings } from '../../platform/settings/settings'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const key = () =>
  Buffer.from(hkdfSync('sha256', settings().SECOND_FACTOR_KEY, '', 'second factor', 32))

/** Encrypts a secret for one account: in the row of another it cannot be read. */
export function sealSecret(secret: string, accountId: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key(), iv).setAAD(Buffer.from(accountId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @returns null when it was sealed with another key, or for another account */
export function openSecret(sealed: string, accountId: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const textAt = ivBytes + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(ivBytes, textAt))
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString()
  } catch {
    return null
  }
}
