import type { MedusaContainer } from '@medusajs/framework/types'
import type { Synced } from '@nas/contract/catalogue/operations'
import * as operations from '@nas/contract/catalogue/operations'
import { freeDeliveryAbove } from '@nas/domain/order-totals'
import { routesOf } from '../../accounts/http/operation-routes'
import { ShopError } from '../../platform/errors/shop-error'
import { settings } from '../../platform/settings/settings'
import { shopSetup } from '../../platform/setup/shop-setup'
import { ContentUnavailable, contentClient } from '../feed/content-client'
import { CONTENT_FEED, type ContentFeedService } from '../module/service'
import { deliveryPrice } from '../queries/prices'
import { syncSome } from '../workflows/sync-products'

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

/** The feed finds them unchanged later. @throws ShopError service_unavailable */
async function takeOverProducts(container: MedusaContainer, numbers: number[]): Promise<Synced> {
  const { CONTENT_URL, CONTENT_API_KEY } = settings()
  const content = contentClient(CONTENT_URL, CONTENT_API_KEY)
  const feed = container.resolve<ContentFeedService>(CONTENT_FEED)
  try {
    const taken = await feed.exclusively(() => syncSome(container, content, numbers))
    return { seen: taken.seen, invalid: taken.invalid }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    throw new ShopError('service_unavailable', 'The content application cannot be read.')
  }
}
