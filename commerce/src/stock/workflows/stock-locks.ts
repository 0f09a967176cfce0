import type { MedusaContainer } from '@medusajs/framework/types'
import { withLocks } from '../../platform/locks/with-locks'

/**
 * Held around Medusa's own locks, whose keys are the bare ids, by every change of the stock of
 * several products: Medusa takes its locks in any order, so without these two orders of the same
 * products would deadlock.
 */
export function withStockLocks<Result>(
  container: MedusaContainer,
  inventoryItemIds: string[],
  job: () => Promise<Result>,
): Promise<Result> {
  const keys = inventoryItemIds.map((id) => `stock:${id}`)
  return withLocks(container, keys, job)
}

/** Runs the job while no other call, including Medusa's own, changes the stock of these items. */
export function whileStockIsHeld<Result>(
  container: MedusaContainer,
  inventoryItemIds: string[],
  job: () => Promise<Result>,
): Promise<Result> {
  return withStockLocks(container, inventoryItemIds, () =>
    withLocks(container, inventoryItemIds, job),
  )
}
