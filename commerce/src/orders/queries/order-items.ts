import type { MedusaContainer } from '@medusajs/framework/types'
import type { CommerceOrderLine } from '@nas/contract/commerce/order'
import { orderLinesSql } from '../../medusa-tables/orders'
import { runSql } from '../../platform/database/run-sql'

interface ItemRow {
  order_id: string
  id: string
  title: string
  /** Numeric columns are text. */
  quantity: string
  unit_price: string
  metadata: { product?: number; position?: number; name_en?: string | null } | null
}

/**
 * The lines of these orders as they stand now. Read by one query: Medusa's own list works out every
 * total of every order, which takes ten times as long.
 */
export function itemRows(container: MedusaContainer, orderIds: string[]): Promise<ItemRow[]> {
  return runSql<ItemRow>(container, orderLinesSql(orderIds))
}

/** The lines by Medusa's order id. */
export async function itemsByOrder(
  container: MedusaContainer,
  orderIds: string[],
): Promise<Map<string, CommerceOrderLine[]>> {
  const found = await itemRows(container, orderIds)
  return new Map(
    [...Map.groupBy(found, ({ order_id }) => order_id)].map(([id, lines]) => [
      id,
      lines.map(itemOf),
    ]),
  )
}

function itemOf({ id, title, metadata, quantity, unit_price }: ItemRow): CommerceOrderLine {
  return {
    id,
    product: Number(metadata?.product),
    name: title,
    quantity: Number(quantity),
    price: Number(unit_price),
  }
}
