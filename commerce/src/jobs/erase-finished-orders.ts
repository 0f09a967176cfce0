import type { MedusaContainer } from '@medusajs/framework/types'
import { eraseFinishedOrders } from '../orders/workflows/erase-orders'

/** Orders are erased when they finish; this job handles interrupted cases. */
export default async function eraseFinished(container: MedusaContainer): Promise<void> {
  const erased = await eraseFinishedOrders(container, null)
  if (erased === 0) return
  container
    .resolve('logger')
    .info(`Accounts: erased ${erased} finished orders of deleted accounts.`)
}

export const config = { name: 'erase-finished-orders', schedule: '17 * * * *' }
