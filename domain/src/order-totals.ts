import { type PricedLine, subtotalOf } from './subtotal.js'

/** Delivery is free on purchases over this many đồng; exactly this many still pays (SPEC §9). */
export const freeDeliveryAbove = 300_000

/** Delivery price in đồng when it is not free. */
export const deliveryFee = 30_000

export interface OrderTotals {
  subtotal: number
  shippingPrice: number
  discount: number
  total: number
}

/** Delivery price in đồng; an empty purchase has none. */
export function shippingPrice(subtotal: number): number {
  return subtotal > freeDeliveryAbove || subtotal === 0 ? 0 : deliveryFee
}

/** A purchase must grow by more than this many đồng to be delivered free; null when it is. */
export function untilFreeDelivery(subtotal: number): number | null {
  return subtotal > freeDeliveryAbove ? null : freeDeliveryAbove - subtotal
}

/** Sums of an order in whole đồng; the discount never exceeds the subtotal. */
export function orderTotals(order: {
  lines: readonly PricedLine[]
  discount?: number
}): OrderTotals {
  const subtotal = subtotalOf(order.lines)
  const discount = Math.min(order.discount ?? 0, subtotal)
  const shipping = shippingPrice(subtotal)
  return { subtotal, shippingPrice: shipping, discount, total: subtotal + shipping - discount }
}
