import type { MedusaContainer } from '@medusajs/framework/types'
import { networkStockSql } from '../../../medusa-tables/held-stock'
import { runSql } from '../../../platform/database/run-sql'
import { shopSetup } from '../../../platform/setup/shop-setup'
import { ordersOfNetwork } from '../../module/unconfirmed-sql'
import type { QuoteLine } from '../quote'

/** What unconfirmed orders of one network may hold of a product without a confirmation. */
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
  const stocks = await runSql<NetworkStock>(
    container,
    networkStockSql(items, stockLocationId, ordersOfNetwork(network)),
  )
  return stocks.some(({ item, free, held }) => {
    const most = Math.max(share.pieces, Math.floor(((free + held) * share.percent) / 100))
    return held + (ordering.get(item) ?? 0) > most
  })
}
