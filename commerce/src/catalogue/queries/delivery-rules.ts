import type { MedusaContainer } from '@medusajs/framework/types'
import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { standardDelivery } from '@nas/domain/standard-delivery'
import { CONTENT_FEED, type Feed } from '../module/service'

/** The delivery rules published by staff, else the defaults. */
export async function deliveryRules(container: MedusaContainer): Promise<DeliveryRules> {
  const published = await container.resolve<Feed>(CONTENT_FEED).deliveryRules()
  // Rules that were synced by an earlier release have no hours.
  return { ...standardDelivery, ...published }
}
