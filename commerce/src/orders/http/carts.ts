import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ShortProduct } from '@nas/contract/check-stock'
import type { CommerceCart, NewCart } from '@nas/contract/commerce/cart'
import { customerOf } from '../../accounts/http/caller'
import { shortProducts } from '../queries/short-products'
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
