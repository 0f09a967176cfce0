import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { ShortProduct } from '@nas/contract/carts'
import type { CommerceCart, NewCart, WantedItem } from '@nas/contract/commerce/cart'
import { customerOf } from '../../accounts/http/caller'
import { sellableProducts } from '../../catalogue/queries/sellable-product'
import { saveCart } from '../workflows/save-cart'

export async function save(
  request: MedusaRequest<NewCart>,
  response: MedusaResponse<{ cart: CommerceCart }>,
): Promise<void> {
  const customerId = await customerOf(request)
  const { items } = request.validatedBody
  response.json({ cart: await saveCart(request.scope, customerId, items) })
}

export async function checkStock(
  request: MedusaRequest<NewCart>,
  response: MedusaResponse<{ data: ShortProduct[] }>,
): Promise<void> {
  response.json({ data: await shortProducts(request.scope, request.validatedBody.items) })
}

/** Available units of products with less stock than requested. */
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
