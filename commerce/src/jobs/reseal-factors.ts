import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { resealFactors } from '../accounts/workflows/reseal-factors'

/** While the key of the second factors is being replaced. */
export default async function reseal(container: MedusaContainer): Promise<void> {
  const resealed = await resealFactors(container)
  if (resealed === 0) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Accounts: ${resealed} second factors were sealed with the new key.`)
}

export const config = { name: 'reseal-factors', schedule: '29 * * * *' }
