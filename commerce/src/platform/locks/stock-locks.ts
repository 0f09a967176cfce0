import type { MedusaContainer } from '@medusajs/framework/types'
import { withLocks } from './with-locks'

/**
 * Whoever changes stock of several products holds these around Medusa's own locks, whose keys are
 * the bare ids: Medusa takes those in any order, and without these around them two orders of the
 * same products would wait for each other.
 */
export function withStockLocks<Result>(
  container: MedusaContainer,
  inventoryItemIds: string[],
  job: () => Promise<Result>,
): Promise<Result> {
  const keys = inventoryItemIds.map((id) => `stock:${id}`)
  return withLocks(container, keys, job)
}

/** Runs the job while nobody else changes the stock of these items, Medusa included. */
export function whileStockIsHeld<Result>(
  container: MedusaContainer,
  inventoryItemIds: string[],
  job: () => Promise<Result>,
): Promise<Result> {
  return withStockLocks(container, inventoryItemIds, () =>
    withLocks(container, inventoryItemIds, job),
  )
}
