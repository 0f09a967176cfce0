import { orderStates } from '@nas/domain/order-states'
import { expect, test } from 'vitest'
import { templates } from '../../email/delivery/templates'
import { noticeOf } from './notice-of-move'

test.each([
  [null, 'new', null, 'order-placed'],
  ['new', 'confirm', null, null],
  ['confirm', 'payment', null, 'order-paid'],
  ['payment', 'pickitem', null, null],
  ['pickitem', 'delivery', null, 'order-sent'],
  ['delivery', 'complete', null, 'order-delivered'],
  ['complete', 'rate', null, null],
  ['new', 'cancel', 'Hết hàng', 'order-cancelled'],
  ['confirm', 'cancel', 'not_placed', 'order-cancelled'],
  ['confirm', 'cancel', 'payment_failed', 'payment-failed'],
  ['confirm', 'cancel', 'payment_expired', 'payment-failed'],
  ['new', 'usercancel', null, 'order-cancelled'],
] as const)('from %s to %s because of %s: %s', (from_state, to_state, reason, notice) => {
  expect(noticeOf({ from_state, to_state, reason })).toBe(notice)
})

test('every state is looked at, and every letter is there', () => {
  const notices = orderStates.flatMap((to_state) => {
    return noticeOf({ from_state: null, to_state, reason: null }) ?? []
  })
  for (const notice of notices) expect(Object.keys(templates)).toContain(notice)
})
