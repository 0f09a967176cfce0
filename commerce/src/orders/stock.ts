import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { type ErrorDetail, ShopError } from '../errors/shop-error'
import { withStockLocks } from '../locks/stock-locks'
import { withLocks } from '../locks/with-locks'
import { shopSetup } from '../setup/shop-setup'
import type { QuoteLine } from './quote'

/** A line of the order to be made, with the id it will have. */
export interface StockedLine extends QuoteLine {
  id: string
}

/** @throws ShopError out_of_stock with what is left of each product that is short */
async function assertInStock(
  container: MedusaContainer,
  lines: QuoteLine[],
  locationId: string,
): Promise<void> {
  const levels = await container.resolve(Modules.INVENTORY).listInventoryLevels({
    inventory_item_id: lines.map(({ product }) => product.inventoryItemId),
    location_id: locationId,
  })
  const available = new Map(
    levels.map((level) => [
      level.inventory_item_id,
      Math.max(0, Number(level.stocked_quantity) - Number(level.reserved_quantity)),
    ]),
  )
  const details = lines.flatMap(({ product, quantity, index }): ErrorDetail[] => {
    const left = available.get(product.inventoryItemId) ?? 0
    if (left >= quantity) return []
    const message = left === 0 ? 'This product is sold out.' : `Only ${left} are left.`
    const code = 'out_of_stock'
    return [{ path: ['items', index], code, message, product: product.number, available: left }]
  })
  if (details.length > 0) {
    throw new ShopError('out_of_stock', 'There is not enough in stock.', details)
  }
}

/**
 * Reserves all lines or none.
 * @returns ids of the reservations
 * @throws ShopError out_of_stock
 */
export async function reserveStock(
  container: MedusaContainer,
  lines: StockedLine[],
): Promise<string[]> {
  const { stockLocationId } = await shopSetup(container)
  // Most who come too late are told so here, without standing in line for the lock.
  await assertInStock(container, lines, stockLocationId)
  const items = lines.map(({ product }) => product.inventoryItemId)
  return withStockLocks(container, items, async () => {
    const reserve = async () => {
      await assertInStock(container, lines, stockLocationId)
      const reservations = await container.resolve(Modules.INVENTORY).createReservationItems(
        lines.map(({ id, product, quantity }) => ({
          line_item_id: id,
          inventory_item_id: product.inventoryItemId,
          location_id: stockLocationId,
          quantity,
        })),
      )
      return reservations.map((reservation) => reservation.id)
    }
    return withLocks(container, items, reserve)
  })
}

export async function releaseStock(
  container: MedusaContainer,
  reservationIds: string[],
  lines: StockedLine[],
): Promise<void> {
  const items = lines.map(({ product }) => product.inventoryItemId)
  const release = () => container.resolve(Modules.INVENTORY).deleteReservationItems(reservationIds)
  await withStockLocks(container, items, () => withLocks(container, items, release))
}
