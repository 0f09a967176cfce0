import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { withLocks } from '../../platform/locks/with-locks'
import { assertAvailable, availableStock } from '../queries/available-stock'

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

interface ReservedLine {
  id: string
  product: { number: number; inventoryItemId: string }
  quantity: number
  /** First index of the product in the request. */
  index: number
}

/** @throws ShopError out_of_stock with the available pieces */
export async function assertInStock(
  container: MedusaContainer,
  lines: ReservedLine[],
  locationId: string,
): Promise<void> {
  const items = lines.map(({ product }) => product.inventoryItemId)
  const left = await availableStock(container, items, locationId)
  assertAvailable(
    lines.map(({ product, ...line }) => ({
      ...line,
      product: { number: product.number, available: left.get(product.inventoryItemId) ?? 0 },
    })),
  )
}

/** Releases the reservations of these lines; idempotent. */
export async function releaseStock(container: MedusaContainer, lineIds: string[]): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const reserved = () =>
    inventory.listReservationItems({ line_item_id: lineIds }, { take: lineIds.length })
  const items = (await reserved()).map(({ inventory_item_id }) => inventory_item_id)
  if (items.length === 0) return
  await whileStockIsHeld(container, items, async () => {
    const ids = (await reserved()).map(({ id }) => id)
    if (ids.length > 0) await inventory.deleteReservationItems(ids)
  })
}
