import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface EncryptionKey {
  secret: string
  /** Keys of different purposes differ, even if they derive from one secret. */
  purpose: string
}

const cipherKey = ({ secret, purpose }: EncryptionKey) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a text bound to its owner: it cannot be decrypted in the row of another one. */
export function encryptText(text: string, key: EncryptionKey, owner: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, cipherKey(key), iv)
  cipher.setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @returns null when it was encrypted with another key, or for another owner */
export function decryptText(encrypted: string, key: EncryptionKey, owner: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  const textAt = ivBytes + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, cipherKey(key), bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, textAt))
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString()
  } catch {
    return null
  }
}
