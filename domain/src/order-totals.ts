import { type PricedLine, subtotalOf } from './cart.js'

/** Delivery is free above this amount in đồng; exactly this amount still pays (SPEC §9). */
export const freeDeliveryAbove = 300_000

/** Delivery fee in đồng unless it is free. */
export const deliveryFee = 30_000

export interface OrderTotals {
  subtotal: number
  shippingPrice: number
  discount: number
  total: number
}

export function shippingPrice(subtotal: number): number {
  return subtotal > freeDeliveryAbove || subtotal === 0 ? 0 : deliveryFee
}

/** Amount in đồng that the purchase must exceed; null when delivery is already free. */
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
