import { deliveryDates } from '@nas/domain/delivery-dates'
import { type DeliveryRules, transitFor } from '@nas/domain/delivery-rules'
import type { FirstMove, NewOrderRecord } from '../../module/new-order-record'
import type { Quote } from '../quote'
import type { PlaceOrderRequest } from './place-order-request'

/** The order as Medusa has made it. */
export interface PlacedOrder {
  id: string
  displayId: number
}

/** What is not paid at the door awaits its payment from the beginning (ADR 0021). */
export function firstMoves({ payment }: PlaceOrderRequest): FirstMove[] {
  const placed: FirstMove = { from: null, to: 'new', actor: 'customer' }
  return payment.kind === 'cod'
    ? [placed]
    : [placed, { from: 'new', to: 'confirm', actor: 'system' }]
}

/** The shop's record of an order that was placed at this moment. */
export function recordOf(
  request: PlaceOrderRequest,
  quote: Quote,
  order: PlacedOrder,
  { rules, at, code }: { rules: DeliveryRules; at: Date; code: string },
): NewOrderRecord {
  const { pickup, latest } = deliveryDates(rules, transitFor(rules, request.receiver.province), at)
  return {
    order_id: order.id,
    display_id: order.displayId,
    code,
    customer_id: request.customerId,
    state: firstMoves(request).at(-1)?.to ?? 'new',
    ...request.receiver,
    note: request.note,
    payment_method: request.payment.code,
    payment_kind: request.payment.kind,
    subtotal: quote.subtotal,
    shipping_price: quote.shippingPrice,
    discount: quote.discount,
    total: quote.total,
    estimated_pickup: pickup,
    estimated_delivery: latest,
    consents: request.consents.map((consent) => ({ ...consent, at: at.toISOString() })),
    locale: request.locale,
    caller: request.caller,
    idempotency_key: request.idempotencyKey,
    request_hash: request.requestHash,
    created_at: at,
  }
}
