import type { MedusaContainer } from '@medusajs/framework/types'
import { decryptText, encryptText } from '@nas/callers/encrypted-text'
import { settings } from '../../platform/settings/settings'
import { accounts } from '../queries/find-account'

const keyOf = (secret: string) => ({ secret, purpose: 'second factor' })

/** Encrypts a secret bound to one account: it cannot be decrypted in another account's row. */
export const encryptSecret = (secret: string, accountId: string): string =>
  encryptText(secret, keyOf(settings().SECOND_FACTOR_KEY), accountId)

const openWith = (key: string | undefined, encrypted: string, accountId: string): string | null =>
  key === undefined ? null : decryptText(encrypted, keyOf(key), accountId)

/** Tries the former key too. @returns null for another key or another account */
export const decryptSecret = (encrypted: string, accountId: string): string | null =>
  openWith(settings().SECOND_FACTOR_KEY, encrypted, accountId) ??
  decryptFormerSecret(encrypted, accountId)

/** @returns null unless it was encrypted with the former key */
export const decryptFormerSecret = (encrypted: string, accountId: string): string | null =>
  openWith(settings().SECOND_FACTOR_KEY_PREVIOUS, encrypted, accountId)

/** Afterwards the former key can be removed. @returns the number of re-encrypted secrets */
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
