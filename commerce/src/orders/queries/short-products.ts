import type { MedusaContainer } from '@medusajs/framework/types'
import type { ShortProduct } from '@nas/contract/check-stock'
import type { WantedItem } from '@nas/contract/commerce/lines'
import { sellableProducts } from '../../catalogue/queries/sellable-product'

/** What is left of the products on sale of which somebody wants more. */
export async function shortProducts(
  container: MedusaContainer,
  items: WantedItem[],
): Promise<ShortProduct[]> {
  const wanted = new Map<number, number>()
  for (const { product, quantity } of items) {
    wanted.set(product, (wanted.get(product) ?? 0) + quantity)
  }
  const products = await sellableProducts(container, [...wanted.keys()])
  return [...wanted].flatMap(([product, quantity]) => {
    const available = products.get(product)?.available
    return available === undefined || available >= quantity ? [] : [{ product, available }]
  })
}
