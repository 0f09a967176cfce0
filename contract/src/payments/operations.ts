import * as v from 'valibot'
import { languages, requiredText, storedId, textOrNull } from '../field-schemas.js'
import { longestPaymentCode, longestReason } from '../limits.js'
import { type OutputOf, operation } from '../operation.js'
import { trackOrderSchema } from '../order-calls.js'
import { orderRecord, trackedRecord } from '../orders/operations.js'
import { bookComparison } from './fields.js'

const order = storedId

export const changePayment = operation('POST /orders/:order/payment', {
  member: true,
  guest: { path: '/proven-order/payment' },
  input: v.object({ order, payment: requiredText(longestPaymentCode) }),
  answer: trackedRecord,
  as: 'order',
})

/** The customer has made the transfer. @throws claim_refused after a refusal */
export const claimTransfer = operation('POST /transfer-claims', {
  visitor: true,
  input: trackOrderSchema,
  answer: trackedRecord,
  as: 'order',
})

/** The owner of the order reports the transfer again. @throws too_many_claims */
export const claimOwnTransfer = operation('POST /orders/:order/transfer-claim', {
  member: true,
  guest: { path: '/proven-order/transfer-claim' },
  input: v.object({ order }),
  answer: trackedRecord,
  as: 'order',
})

/** Staff have not found the transfer. @throws claim_over */
export const refuseClaim = operation('POST /orders/:order/claim-refusal', {
  staff: 'orders.money',
  wire: 'POST /app/refuseclaim',
  summary: 'Record that a reported transfer has not arrived; its deadline applies again',
  input: v.object({ order }),
  answer: orderRecord,
  as: 'order',
})

/** Staff have received the transfer of a difference, also late. @throws payment_not_due */
export const receiveDifference = operation('POST /orders/:order/difference', {
  staff: 'orders.money',
  wire: 'POST /app/receivedifference',
  summary: 'Record that the transfer of what an edited, paid order costs more has arrived',
  input: v.object({ order }),
  answer: orderRecord,
  as: 'order',
})

/** Staff have paid out the refund of an order. @throws refund_not_due */
export const refundOrder = operation('POST /orders/:order/refund', {
  staff: 'orders.money',
  fresh: true,
  wire: 'POST /app/refundorder',
  summary: 'Record that the refund of an order has been paid out',
  input: v.object({ order, note: textOrNull(longestReason) }),
  answer: orderRecord,
  as: 'order',
})

/** The last comparison of both books; without differences before the first one. */
export const readBooks = operation('GET /books', {
  staff: 'orders.money',
  wire: 'GET /app/books',
  summary: 'Differences of the shop’s and Medusa’s books',
  answer: bookComparison,
  as: 'books',
})

const gateway = v.string()

/** A payment gateway's IPN with its own parameters; the answer has the gateway's format. */
export const receiveIpn = operation('GET /payments/:gateway/notice', {
  visitor: true,
  input: v.objectWithRest({ gateway }, v.unknown()),
  answer: v.record(v.string(), v.string()),
})

/** The parameters of a customer's return. @throws signature when the gateway has not signed them */
export const receiveReturn = operation('POST /payments/:gateway/return', {
  visitor: true,
  input: v.object({ gateway, query: v.record(v.string(), v.string()) }),
  answer: v.object({
    order: v.string(),
    number: v.number(),
    result: v.picklist(['success', 'failure', 'waiting']),
    locale: v.picklist(languages),
  }),
})

export type PaymentResult = OutputOf<typeof receiveReturn>
