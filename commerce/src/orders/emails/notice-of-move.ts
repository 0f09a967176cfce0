import type { OrderState } from '@nas/domain/order-states'
import type { TemplateName } from '../../email/delivery/templates'

export interface NoticedMove {
  from_state: string | null
  to_state: OrderState
  reason: string | null
}

type Notice = TemplateName | null

const ofState: Record<OrderState, (move: NoticedMove) => Notice> = {
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

/** The letter that tells the customer of a move; null when there is nothing to tell. */
export const noticeOf = (move: NoticedMove): Notice => ofState[move.to_state](move)
