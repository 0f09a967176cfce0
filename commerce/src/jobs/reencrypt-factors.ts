import type { MedusaContainer } from '@medusajs/framework/types'
import { reencryptFactors } from '../accounts/workflows/factor-secrets'

/** Re-encrypts second factors during key rotation. */
export default async function reseal(container: MedusaContainer): Promise<void> {
  const reencrypted = await reencryptFactors(container)
  if (reencrypted === 0) return
  container
    .resolve('logger')
    .info(`Accounts: re-encrypted ${reencrypted} second factors with the new key.`)
}

export const config = { name: 'reencrypt-factors', schedule: '29 * * * *' }
