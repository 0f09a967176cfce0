import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { SHOP_STOCK, type StartOfStock, type StockService } from '../module/service'

const skuOf = (product: number) => `product-${product}`

/** Never changes existing levels. @returns inventory item ids by product */
export async function ensureStock(
  container: MedusaContainer,
  locationId: string,
  starts: StartOfStock[],
): Promise<Map<number, string>> {
  const inventory = container.resolve(Modules.INVENTORY)
  const skus = starts.map(({ product }) => skuOf(product))
  const found = await inventory.listInventoryItems({ sku: skus }, { take: skus.length })
  const known = new Set(found.map(({ sku }) => sku))
  const missing = skus.filter((sku) => !known.has(sku))
  const made = await inventory.createInventoryItems(missing.map((sku) => ({ sku, title: sku })))
  const idBySku = new Map([...found, ...made].map(({ id, sku }) => [sku, id]))
  const items = starts.flatMap((start) => {
    const id = idBySku.get(skuOf(start.product))
    return id === undefined ? [] : [{ ...start, id }]
  })
  const levels = await inventory.listInventoryLevels(
    { inventory_item_id: items.map(({ id }) => id), location_id: locationId },
    { take: items.length },
  )
  const stocked = new Set(levels.map((level) => level.inventory_item_id))
  const fresh = items.filter(({ id }) => !stocked.has(id))
  // The log first, so that an interrupted start is logged once when it is repeated.
  await container
    .resolve<StockService>(SHOP_STOCK)
    .noteStarts(fresh.map(({ product, pieces }) => ({ product, pieces })))
  await inventory.createInventoryLevels(
    fresh.map(({ id, pieces }) => ({
      inventory_item_id: id,
      location_id: locationId,
      stocked_quantity: pieces,
    })),
  )
  return new Map(items.map(({ product, id }) => [product, id]))
}
