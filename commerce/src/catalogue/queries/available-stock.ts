import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** How many of each inventory item nobody has bought or reserved, never below 0. */
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
