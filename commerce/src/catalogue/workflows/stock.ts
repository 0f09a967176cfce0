import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { whileStockIsHeld } from '../../platform/locks/stock-locks'
import { shopSetup } from '../../platform/setup/shop-setup'
import { assertAvailable } from '../queries/availability'
import { availableStock } from '../queries/available-stock'
import type { SellableProduct } from '../queries/sellable-product'

/** A line of the order to be made. */
interface ReservedLine {
  /** The id that the line will have. */
  id: string
  product: Pick<SellableProduct, 'number' | 'inventoryItemId'>
  quantity: number
  /** Where the product stands first in the request. */
  index: number
}

/** @throws ShopError out_of_stock with what is left now */
async function assertInStock(
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

/**
 * Reserves all lines or none.
 * @throws ShopError out_of_stock
 */
export async function reserveStock(
  container: MedusaContainer,
  lines: ReservedLine[],
): Promise<void> {
  const { stockLocationId } = await shopSetup(container)
  const wanted = lines.map(({ id, product, quantity }) => ({
    line_item_id: id,
    inventory_item_id: product.inventoryItemId,
    location_id: stockLocationId,
    quantity,
  }))
  const items = wanted.map(({ inventory_item_id }) => inventory_item_id)
  const reserve = () => container.resolve(Modules.INVENTORY).createReservationItems(wanted)
  await whileStockIsHeld(container, items, async () => {
    try {
      await reserve()
    } catch (error) {
      // Medusa refuses by the first item that is short; the shopper's error names all of them.
      await assertInStock(container, lines, stockLocationId)
      // It has refused what was there, once in some thousand orders on a busy machine.
      if (MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED) {
        await reserve()
        return
      }
      throw error
    }
  })
}

/** Gives back what these lines have reserved, if they have. */
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
