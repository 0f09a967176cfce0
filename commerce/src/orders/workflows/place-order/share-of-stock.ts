import type { MedusaContainer } from '@medusajs/framework/types'
import { heldStockSql, networkStockSql, type WantedStock } from '../../../medusa-tables/held-stock'
import { sqlOf } from '../../../platform/database/run-sql'
import { shopSetup } from '../../../platform/setup/shop-setup'
import { assertAvailable } from '../../../stock/workflows/reserve-stock'
import { holdingOrders, ordersOfNetwork } from '../../module/unconfirmed-sql'
import type { QuoteLine } from '../quote'

/** Share of a product's stock that unconfirmed orders hold before each must be small. */
const percent = 50
/** Units of a product that unconfirmed orders may always hold, even when stock is low. */
const leastShare = 10
/** Maximum units of a product in one order once unconfirmed orders hold their share of it. */
const smallLine = 2

interface HeldRow {
  item: string
  share: number
  pieces: number
}

/**
 * Limits an order to few units of a product once unconfirmed orders hold their share of its stock,
 * so that a rush still sells out.
 * @param placing units by stock record that are being ordered at this moment, including these lines
 * @returns whether a line exceeds the share
 * @throws ShopError out_of_stock
 */
export async function isBeyondShare(
  container: MedusaContainer,
  lines: readonly QuoteLine[],
  placing: (item: string) => number,
): Promise<boolean> {
  const { stockLocationId: locationId } = await shopSetup(container)
  const wanted = lines.map(({ product: { inventoryItemId: item } }): WantedStock => {
    return { item, pieces: placing(item) }
  })
  const held = await sqlOf(container)<HeldRow>(
    heldStockSql(wanted, {
      locationId,
      percent,
      least: leastShare,
      orders: holdingOrders,
    }),
  )
  const beyond = lines.flatMap(({ product, quantity, index }) => {
    const row = held.find(({ item }) => item === product.inventoryItemId)
    if (row === undefined) return []
    const left = row.share - row.pieces - placing(row.item) + quantity
    if (quantity <= left) return []
    const available = Math.min(Math.max(left, smallLine), product.available)
    return [{ product: { number: product.number, available }, quantity, index }]
  })
  assertAvailable(beyond)
  return beyond.length > 0
}

/** Maximum share of a product for the unconfirmed orders of one network. */
const share = { pieces: 5, percent: 20 }

interface NetworkStock {
  item: string
  free: number
  held: number
}

/**
 * Whether the network would hold more of a product than its share of the stock that is free for it.
 * @param placing units by stock record that the network is ordering at this moment, including these
 *   lines
 */
export async function exceedsNetworkShare(
  container: MedusaContainer,
  network: string,
  lines: readonly QuoteLine[],
  placing: (item: string) => number,
): Promise<boolean> {
  const items = lines.map(({ product }) => product.inventoryItemId)
  // Read before the stored orders, so that an order stored meanwhile is counted at least once.
  const ordering = new Map(items.map((item) => [item, placing(item)]))
  const { stockLocationId } = await shopSetup(container)
  const stocks = await sqlOf(container)<NetworkStock>(
    networkStockSql(items, stockLocationId, ordersOfNetwork(network)),
  )
  return stocks.some(({ item, free, held }) => {
    const most = Math.max(share.pieces, Math.floor(((free + held) * share.percent) / 100))
    return held + (ordering.get(item) ?? 0) > most
  })
}
