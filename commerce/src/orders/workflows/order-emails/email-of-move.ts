import type { OrderState } from '@nas/domain/order-states'

/** The kinds of email about an order. */
export type OrderEmail =
  | 'order-placed'
  | 'order-paid'
  | 'order-sent'
  | 'order-delivered'
  | 'order-cancelled'
  | 'payment-failed'

export interface EmailedMove {
  from_state: string | null
  to_state: OrderState
  reason: string | null
}

const ofState: Record<OrderState, (move: EmailedMove) => OrderEmail | null> = {
  new: ({ from_state }) => (from_state === null ? 'order-placed' : null),
  confirm: () => null,
  payment: () => 'order-paid',
  pickitem: () => null,
  delivery: () => 'order-sent',
  complete: () => 'order-delivered',
  rate: () => null,
  cancel: ({ reason }) =>
    reason === 'payment_failed' || reason === 'payment_expired'
      ? 'payment-failed'
      : 'order-cancelled',
  usercancel: () => 'order-cancelled',
}

/** The email that notifies the customer of a move; null when there is none. */
export const emailOfMove = (move: EmailedMove): OrderEmail | null => ofState[move.to_state](move)
