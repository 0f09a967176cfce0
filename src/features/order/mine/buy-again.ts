import type { ReorderChange } from '@nas/contract/reorder'
import { type OrderEntry, reorder } from '../../../api-client/orders.ts'
import { putIntoCart } from '../put-into-cart.ts'

export interface BoughtAgain {
  /** Lines that are in the cart now. */
  added: number
  changes: ReorderChange[]
}

/**
 * Puts what is still sold of an order into the cart, at today's prices. @throws ApiError
 */
export async function buyAgain(order: OrderEntry): Promise<BoughtAgain> {
  const { items, changes } = await reorder(order.id)
  return { added: await putIntoCart(items), changes }
}
