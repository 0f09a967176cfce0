import type { Order } from '@nas/contract/order'
import { formatDate } from '@nas/domain/dates'
import { isCancelled } from '@nas/domain/order-states'
import type { Texts } from '../../i18n/catalogues.ts'

type Dated = Pick<Order, 'state' | 'estimated_pickup' | 'estimated_delivery'>

const dayOf = (date: string | null): string | null => date && formatDate(date)

/** Facts of when the parcel leaves and arrives; a cancelled order does neither. */
export function expectedDays(
  order: Dated,
  texts: Texts<'order'>,
): readonly (readonly [string, string | null])[] {
  if (isCancelled(order.state)) return []
  return [
    [texts.estimatedPickup, dayOf(order.estimated_pickup)],
    [texts.estimatedDelivery, dayOf(order.estimated_delivery)],
  ]
}
