import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { freeDeliveryAbove } from '@nas/domain/order-totals'
import { shopSetup } from '../../platform/setup/shop-setup'
import { deliveryPrice } from '../queries/prices'

const smallestPurchase = 1

export async function listShippings(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const setup = await shopSetup(request.scope)
  const { id, name } = setup.shippingOption
  const price = await deliveryPrice(request.scope, setup, smallestPurchase)
  response.json({
    shippings: [{ id, name, name_en: 'Standard delivery', price, free_above: freeDeliveryAbove }],
  })
}
