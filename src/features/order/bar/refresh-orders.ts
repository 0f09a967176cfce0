import { ApiError } from '../../../api-client/api-error.ts'
import { trackOrder } from '../../../api-client/orders.ts'
import {
  forgetKnownOrder,
  type KnownOrder,
  knownOrders,
  noteKnownOrder,
  phaseOf,
} from '../../../stores/known-orders.ts'

/** Minimum time in ms between two queries of an order by this device. */
const pauseMs = 5 * 60_000

async function refresh({ code, phone }: KnownOrder): Promise<void> {
  // Recorded before the query, so that other tabs and failed queries wait too.
  noteKnownOrder(code, { askedAt: Date.now() })
  try {
    noteKnownOrder(code, await trackOrder(code, phone))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'order_unknown') forgetKnownOrder(code)
  }
}

/**
 * Whether the bar shows the order's state; an order whose payment time has passed may have been
 * paid.
 */
const isOpen = (order: KnownOrder): boolean =>
  phaseOf(order) !== null || phaseOf({ ...order, payment_until: null }) !== null

export async function refreshKnownOrders(now = Date.now()): Promise<void> {
  const due = knownOrders(now).filter((order) => isOpen(order) && now - order.askedAt >= pauseMs)
  await Promise.all(due.map(refresh))
}
