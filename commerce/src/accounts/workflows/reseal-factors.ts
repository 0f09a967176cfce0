import type { MedusaContainer } from '@medusajs/framework/types'
import { settings } from '../../platform/settings/settings'
import { accounts } from '../queries/find-account'
import { openFormerSecret, sealSecret } from './seal-secret'

/**
 * Seals with `SECOND_FACTOR_KEY` what the key before has sealed, so that this one can be taken away.
 * @returns how many apps
 */
export async function resealFactors(container: MedusaContainer): Promise<number> {
  if (settings().SECOND_FACTOR_KEY_PREVIOUS === undefined) return 0
  const service = accounts(container)
  let resealed = 0
  for (const { account_id: id, secret: sealed } of await service.factorsInForce()) {
    const secret = openFormerSecret(sealed, id)
    if (secret === null) continue
    if (await service.resealFactor(id, { sealed, resealed: sealSecret(secret, id) })) resealed += 1
  }
  return resealed
}
