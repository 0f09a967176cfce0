import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { eraseFinishedOrders } from '../erasure/workflows/erase-finished-orders'

/** Orders are wiped as they finish; this finds those at which that was cut off. */
export default async function eraseFinished(container: MedusaContainer): Promise<void> {
  const erased = await eraseFinishedOrders(container, null)
  if (erased === 0) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Accounts: ${erased} finished orders of deleted accounts were wiped.`)
}

export const config = { name: 'erase-finished-orders', schedule: '17 * * * *' }
