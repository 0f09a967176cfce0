import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { reencryptFactors } from '../accounts/workflows/factor-secrets'

/** Re-encrypts second factors during key rotation. */
export default async function reseal(container: MedusaContainer): Promise<void> {
  const reencrypted = await reencryptFactors(container)
  if (reencrypted === 0) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Accounts: re-encrypted ${reencrypted} second factors with the new key.`)
}

export const config = { name: 'reencrypt-factors', schedule: '29 * * * *' }
