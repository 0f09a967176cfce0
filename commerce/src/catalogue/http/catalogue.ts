import * as operations from '@nas/contract/catalogue/operations'
import { freeDeliveryAbove } from '@nas/domain/order-totals'
import { routesOf } from '../../accounts/http/operation-routes'
import { shopSetup } from '../../platform/setup/shop-setup'
import { deliveryPrice } from '../queries/prices'
import { takeOverProducts } from '../workflows/take-over-products'

const smallestPurchase = 1

export const catalogueRoutes = routesOf(operations, {
  async listShippings({ scope }) {
    const setup = await shopSetup(scope)
    const { id, name } = setup.shippingOption
    const price = await deliveryPrice(scope, setup, smallestPurchase)
    return [{ id, name, name_en: 'Standard delivery', price, free_above: freeDeliveryAbove }]
  },

  syncProducts: ({ scope, input }) => takeOverProducts(scope, input.products),
})
