import type { MedusaContainer } from '@medusajs/framework/types'
import type { CommerceOrderLine, CommerceReorder } from '@nas/contract/orders/operations'
import { presentPrices } from '../../catalogue/queries/prices'
import { sellableProducts } from '../../catalogue/queries/sellable-product'
import { shopSetup } from '../../platform/setup/shop-setup'
import type { OrderRecordRow } from '../module/rows'
import { itemsOf } from '../queries/read-orders'

type Change = CommerceReorder['changes'][number]

interface Present {
  price: number
  available: number
}

async function presentOf(
  container: MedusaContainer,
  numbers: number[],
): Promise<Map<number, Present>> {
  const products = [...(await sellableProducts(container, numbers)).values()]
  const sets = products.map(({ priceSetId }) => priceSetId)
  const prices = await presentPrices(container, await shopSetup(container), sets)
  return new Map(
    products.flatMap(({ number, priceSetId, available }) => {
      const price = prices.get(priceSetId)
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

/** Uses current prices and the available quantities. */
export async function reorder(
  container: MedusaContainer,
  { order_id }: OrderRecordRow,
): Promise<CommerceReorder> {
  // An order has at most one line per product.
  const ordered = await itemsOf(container, order_id)
  const products = ordered.map(({ product }) => product)
  const present = await presentOf(container, products)
  return {
    items: ordered.flatMap(({ product, quantity }) => {
      const sold = present.get(product)
      if (sold === undefined || sold.available === 0) return []
      return [{ product, quantity: Math.min(quantity, sold.available), price: sold.price }]
    }),
    changes: ordered.flatMap((item) => changesOf(item, present.get(item.product))),
  }
}
