import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { settings } from '../../platform/settings/settings'
import { accounts } from '../queries/find-account'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const cipherKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))

/** Encrypts a secret bound to one account: it cannot be decrypted in another account's row. */
export function encryptSecret(secret: string, accountId: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, cipherKey(settings().SECOND_FACTOR_KEY), iv)
  cipher.setAAD(Buffer.from(accountId))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function openWith(key: string | undefined, encrypted: string, accountId: string): string | null {
  if (key === undefined) return null
  const bytes = Buffer.from(encrypted, 'base64url')
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
 * During key rotation the former key is tried too.
 * @returns null when it was encrypted with another key, or for another account
 */
export const decryptSecret = (encrypted: string, accountId: string): string | null =>
  openWith(settings().SECOND_FACTOR_KEY, encrypted, accountId) ??
  decryptFormerSecret(encrypted, accountId)

/** @returns null unless it was encrypted with the former key */
export const decryptFormerSecret = (encrypted: string, accountId: string): string | null =>
  openWith(settings().SECOND_FACTOR_KEY_PREVIOUS, encrypted, accountId)

/**
 * Re-encrypts the secrets of the former key with `SECOND_FACTOR_KEY`; afterwards the former key can
 * be removed.
 * @returns the number of secrets
 */
export async function reencryptFactors(container: MedusaContainer): Promise<number> {
  if (settings().SECOND_FACTOR_KEY_PREVIOUS === undefined) return 0
  const service = accounts(container)
  let reencrypted = 0
  for (const { account_id: id, secret: encrypted } of await service.factors.factorsInForce()) {
    const secret = decryptFormerSecret(encrypted, id)
    if (secret === null) continue
    if (
      await service.factors.reencryptFactor(id, {
        encrypted,
        reencrypted: encryptSecret(secret, id),
      })
    )
      reencrypted += 1
  }
  return reencrypted
}
