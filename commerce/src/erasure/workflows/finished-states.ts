import type { OrderState } from '@nas/domain/order-states'

/** Orders in these states go nowhere any more: nobody needs to know where they were sent. */
export const finishedStates = ['complete', 'rate', 'cancel', 'usercancel'] as const

/** Delivered, and so invoiced. */
export function isInvoiced(state: OrderState): boolean {
  return state === 'complete' || state === 'rate'
}

export function isFinished(state: OrderState): boolean {
  return finishedStates.some((finished) => finished === state)
}
