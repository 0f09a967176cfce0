import type { OrderState } from '@nas/domain/order-states'

/** Orders in these states go nowhere any more: nobody needs to know where they were sent. */
export const finishedStates = ['complete', 'rate', 'cancel', 'usercancel'] as const

export function isFinished(state: OrderState): boolean {
  return finishedStates.some((finished) => finished === state)
}
