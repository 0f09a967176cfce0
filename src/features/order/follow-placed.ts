import { trackOrder } from '../../api-client/orders.ts'
import { isPaymentDue, notePlacedState, placedOrder } from '../../stores/placed-order.ts'

/**
 * Asks what became of the order that waits for its payment: it may have been paid, or given up,
 * since this tab heard of it. True when something changed.
 */
export async function followPlaced(): Promise<boolean> {
  const order = placedOrder()?.order
  if (order === undefined || !isPaymentDue(order, new Date())) return false
  try {
    const { state } = await trackOrder(order.code, order.phone)
    notePlacedState(order.code, state)
    return state !== order.state
  } catch {
    // What the tab knows stays on the page.
    return false
  }
}
