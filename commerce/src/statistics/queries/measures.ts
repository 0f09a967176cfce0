import type { Measure } from '@nas/contract/commerce/statistics'
import { registeredCustomers } from '../../medusa-tables/people'

/** The records that are counted, and what each of them adds. */
interface Counted {
  records: string
  value: string
}

/** An order that was cancelled brings no money; it stays an order that was placed. */
export const isCancelled = "state in ('cancel', 'usercancel')"

export const placedOrders = 'order_record where deleted_at is null'

export const measures = {
  money: { records: `${placedOrders} and not ${isCancelled}`, value: 'coalesce(sum(total), 0)' },
  orders: { records: placedOrders, value: 'count(*)' },
  users: { records: registeredCustomers, value: 'count(*)' },
} as const satisfies Record<Measure, Counted>

export function isMeasure(name: string | undefined): name is Measure {
  return name !== undefined && Object.hasOwn(measures, name)
}
