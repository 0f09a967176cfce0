import type { MedusaContainer } from '@medusajs/framework/types'
import { withLocks } from './with-locks'

/**
 * Whoever changes stock of several products holds these around Medusa's own locks, which Medusa
 * takes in the order of the lines: without them two orders of the same products in opposite order
 * would wait for each other.
 */
export function withStockLocks<Result>(
  container: MedusaContainer,
  inventoryItemIds: string[],
  job: () => Promise<Result>,
): Promise<Result> {
  const keys = inventoryItemIds.map((id) => `stock:${id}`)
  return withLocks(container, keys, job)
}
