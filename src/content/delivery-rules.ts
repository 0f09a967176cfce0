import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { standardDelivery } from '@nas/domain/standard-delivery'
import type { ContentReader } from './reader.ts'

/** The rules of delivery as staff have set them, else the usual ones. */
export function deliveryRules(reader: ContentReader): DeliveryRules {
  const { cutoff, processing, weekdays, transit, holidays } =
    reader.single('deliveryinfo') ?? standardDelivery
  return { cutoff, processing, weekdays, transit, holidays }
}
