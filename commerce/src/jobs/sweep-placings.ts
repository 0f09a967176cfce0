import type { MedusaContainer } from '@medusajs/framework/types'
import { placingPatience, sweepPlacings } from '../orders/workflows/place-order/sweep-placings'
import { jobConfig } from '../platform/settings/job-config'

/** Takes back what a process that died in the middle of placing an order has left. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepPlacings(container, placingPatience())
}

export const config = jobConfig('sweep-placings')
