import type { MedusaContainer } from '@medusajs/framework/types'
import type { ShortProduct, WantedItem } from '@nas/contract/carts/operations'
import * as operations from '@nas/contract/carts/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { sellableProducts } from '../../catalogue/queries/sellable-product'
import { summed } from '../workflows/quote'
import { saveCart } from '../workflows/save-cart'

export const cartRoutes = routesOf(operations, {
  saveCart: ({ scope, caller, input }) => saveCart(scope, caller.id, input.items),
  checkStock: ({ scope, input }) => shortProducts(scope, input.items),
})

/** Available units of products with less stock than requested. */
async function shortProducts(
  container: MedusaContainer,
  items: WantedItem[],
): Promise<ShortProduct[]> {
  const wanted = summed(items)
  const numbers = wanted.map(({ product }) => product)
  const products = await sellableProducts(container, numbers)
  return wanted.flatMap(({ product, quantity }) => {
    const available = products.get(product)?.available
    return available === undefined || available >= quantity ? [] : [{ product, available }]
  })
}
