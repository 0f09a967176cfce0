import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { settings } from '../../platform/settings/settings'

function skuOf(externalId: string): string {
  return `product-${externalId}`
}

/**
 * The stock record of each product, made with the initial stock when there is none; a level that
 * exists is never touched, because stock is commerce's own.
 * @returns inventory item ids by external id
 */
export async function ensureStockRecords(
  container: MedusaContainer,
  locationId: string,
  externalIds: string[],
): Promise<Map<string, string>> {
  const inventory = container.resolve(Modules.INVENTORY)
  const skus = externalIds.map(skuOf)
  const found = await inventory.listInventoryItems({ sku: skus }, { take: skus.length })
  const known = new Set(found.map(({ sku }) => sku))
  const missing = skus.filter((sku) => !known.has(sku))
  const made = await inventory.createInventoryItems(missing.map((sku) => ({ sku, title: sku })))
  const items = [...found, ...made]
  const ids = items.map(({ id }) => id)
  const levels = await inventory.listInventoryLevels(
    { inventory_item_id: ids, location_id: locationId },
    { take: ids.length },
  )
  const stocked = new Set(levels.map((level) => level.inventory_item_id))
  await inventory.createInventoryLevels(
    ids
      .filter((id) => !stocked.has(id))
      .map((id) => ({
        inventory_item_id: id,
        location_id: locationId,
        stocked_quantity: settings().INITIAL_STOCK,
      })),
  )
  const bySku = new Map(items.map(({ id, sku }) => [sku, id]))
  return new Map(
    externalIds.flatMap((externalId) => {
      const id = bySku.get(skuOf(externalId))
      return id === undefined ? [] : [[externalId, id] as const]
    }),
  )
}
