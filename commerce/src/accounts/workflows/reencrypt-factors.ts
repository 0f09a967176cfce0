import type { MedusaContainer } from '@medusajs/framework/types'
import { settings } from '../../platform/settings/settings'
import { accounts } from '../queries/find-account'
import { decryptFormerSecret, encryptSecret } from './encrypt-secret'

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
