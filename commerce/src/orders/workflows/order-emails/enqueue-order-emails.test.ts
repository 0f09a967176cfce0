import { orderStates } from '@nas/domain/order-states'
import { expect, test } from 'vitest'
import { orderEmails } from '../../../background/email-templates'
import { emailOfMove } from './enqueue-order-emails'

test.each([
  [null, 'new', null, 'order-placed'],
  ['new', 'confirm', null, null],
  ['confirm', 'payment', null, 'order-paid'],
  ['payment', 'pickitem', null, null],
  ['pickitem', 'delivery', null, 'order-sent'],
  ['delivery', 'complete', null, 'order-delivered'],
  ['complete', 'rate', null, null],
  ['complete', 'delivery', 'Quét nhầm mã', null],
  ['new', 'cancel', 'Hết hàng', 'order-cancelled'],
  ['confirm', 'cancel', 'not_placed', 'order-cancelled'],
  ['confirm', 'cancel', 'payment_failed', 'payment-failed'],
  ['confirm', 'cancel', 'payment_expired', 'payment-failed'],
  ['new', 'usercancel', null, 'order-cancelled'],
] as const)('from %s to %s because of %s: %s', (from_state, to_state, reason, email) => {
  expect(emailOfMove({ from_state, to_state, reason })).toBe(email)
})

test('every state is considered, and every template exists', () => {
  const emails = orderStates.flatMap((to_state) => {
    return emailOfMove({ from_state: null, to_state, reason: null }) ?? []
  })
  for (const email of emails) expect(Object.keys(orderEmails)).toContain(email)
})
