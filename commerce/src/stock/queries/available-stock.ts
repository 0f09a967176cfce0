import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { type ErrorDetail, ShopError } from '../../platform/errors/shop-error'

/** Unreserved pieces of each inventory item, never below 0. */
export async function availableStock(
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
