import type { MedusaContainer } from '@medusajs/framework/types'
import type { CommerceOrderLine } from '@nas/contract/commerce/order'
import type { CommerceReorder } from '@nas/contract/commerce/reorder'
import { availableStock } from '../../catalogue/queries/available-stock'
import { presentPrices } from '../../catalogue/queries/prices'
import { sellableProducts } from '../../catalogue/queries/sellable-product'
import { shopSetup } from '../../platform/setup/shop-setup'
import type { OrderRecordRow } from '../module/rows'
import { itemsByOrder } from '../queries/order-items'

type Change = CommerceReorder['changes'][number]

/** How a product is sold today. */
interface Present {
  price: number
  available: number
}

async function presentOf(
  container: MedusaContainer,
  numbers: number[],
): Promise<Map<number, Present>> {
  const setup = await shopSetup(container)
  const products = [...(await sellableProducts(container, numbers)).values()]
  const [prices, stock] = await Promise.all([
    presentPrices(
      container,
      setup,
      products.map(({ priceSetId }) => priceSetId),
    ),
    availableStock(
      container,
      products.map(({ inventoryItemId }) => inventoryItemId),
      setup.stockLocationId,
    ),
  ])
  return new Map(
    products.flatMap(({ number, priceSetId, inventoryItemId }) => {
      const price = prices.get(priceSetId)
      const available = stock.get(inventoryItemId) ?? 0
      return price === undefined ? [] : [[number, { price, available }] as const]
    }),
  )
}

function changesOf(item: CommerceOrderLine, present: Present | undefined): Change[] {
  const { product, name, quantity } = item
  if (present === undefined) return [{ kind: 'gone', product, name }]
  const { price, available } = present
  return [
    ...(price === item.price
      ? []
      : [{ kind: 'price' as const, product, name, old_price: item.price, price }]),
    ...(available >= quantity
      ? []
      : [{ kind: 'less' as const, product, name, quantity, available }]),
  ]
}

/** What of an order can be bought again, at today's prices and as many as are left. */
export async function reorder(
  container: MedusaContainer,
  { order_id }: OrderRecordRow,
): Promise<CommerceReorder> {
  // A product stands once in an order, however it was asked for.
  const ordered = (await itemsByOrder(container, [order_id])).get(order_id) ?? []
  const present = await presentOf(
    container,
    ordered.map(({ product }) => product),
  )
  return {
    items: ordered.flatMap(({ product, quantity }) => {
      const sold = present.get(product)
      if (sold === undefined || sold.available === 0) return []
      return [{ product, quantity: Math.min(quantity, sold.available), price: sold.price }]
    }),
    changes: ordered.flatMap((item) => changesOf(item, present.get(item.product))),
  }
}
