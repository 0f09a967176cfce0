import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { CommerceCart, NewCart } from '@nas/contract/commerce/cart'
import { customerOf } from '../../accounts/http/caller'
import { saveCart } from '../workflows/save-cart'

export async function save(
  request: MedusaRequest<NewCart>,
  response: MedusaResponse<{ cart: CommerceCart }>,
): Promise<void> {
  const customerId = await customerOf(request)
  const { items } = request.validatedBody
  response.json({ cart: await saveCart(request.scope, customerId, items) })
}
