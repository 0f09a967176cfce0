import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { type ErrorDetail, ShopError } from '../../platform/errors/shop-error'
import { withLocks } from '../../platform/locks/with-locks'

/** Unreserved pieces of each inventory item, never below 0. */
async function availableStock(
  container: MedusaContainer,
  inventoryItemIds: string[],
  locationId: string,
): Promise<Map<string, number>> {
  const levels = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels(
      { inventory_item_id: inventoryItemIds, location_id: locationId },
      { take: inventoryItemIds.length },
    )
  return new Map(
    levels.map(({ inventory_item_id, stocked_quantity, reserved_quantity }) => [
      inventory_item_id,
      Math.max(0, Number(stocked_quantity) - Number(reserved_quantity)),
    ]),
  )
}

interface Demand {
  product: { number: number; available: number }
  quantity: number
  index: number
}

/** @throws ShopError out_of_stock with the available pieces of each product that is short */
export function assertAvailable(lines: Demand[]): void {
  const details = lines.flatMap(({ product, quantity, index }): ErrorDetail[] => {
    const { number, available } = product
    if (available >= quantity) return []
    const message = available === 0 ? 'This product is sold out.' : `Only ${available} are left.`
    return [{ path: ['items', index], code: 'out_of_stock', message, product: number, available }]
  })
  if (details.length > 0) {
    throw new ShopError('out_of_stock', 'There is not enough in stock.', details)
  }
}

/**
 * Taken outside Medusa's own locks, whose keys are the bare ids, by every change of the stock of
 * several products. Medusa takes its locks in any order, so two orders of the same products would
 * deadlock otherwise.
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
