import { isCancelled, type OrderState } from '@nas/domain/order-states'
import { trackOrder } from '../../api-client/orders.ts'
import { notePlacedState, placedOrder } from '../../stores/placed-order.ts'

/**
 * Asks what became of the order since this device heard of it: paid, on its way, or given up.
 * Gives its state; undefined when there is no order.
 */
export async function followPlaced(): Promise<OrderState | undefined> {
  const order = placedOrder()?.order
  if (order === undefined || isCancelled(order.state)) return order?.state
  try {
    const { state } = await trackOrder(order.code, order.phone)
    notePlacedState(order.code, state)
    return state
  } catch {
    // What the tab knows stays on the page.
    return order.state
  }
}
