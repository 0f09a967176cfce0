import * as v from 'valibot'
import { withReceiver } from '../create-order.js'
import { language, phoneText, requiredText, wantedItems, wholeBetween } from '../field-schemas.js'
import { largestNumber, longestPaymentCode } from '../limits.js'
import { type InputOf, type OutputOf, operation } from '../operation.js'
import { readOrderCustomer } from '../orders/operations.js'

const staff = 'orders.handle'

/** `/api` checks the payment. No consents and no account. Idempotent by `Idempotency-Key`. */
export const placeForCaller = operation('POST /caller-orders', {
  staff,
  input: withReceiver({
    items: wantedItems,
    payment: requiredText(longestPaymentCode),
    locale: language,
    /** The total that the clerk has read out; another one is refused with the new total. */
    expected_total: wholeBetween(0, largestNumber),
  }),
  answer: v.object({ id: v.number(), code: v.string() }),
  as: 'order',
})

/** Refused like the order itself when a product is not on sale or out of stock. */
export const quoteForCaller = operation('POST /caller-orders/quote', {
  staff,
  wire: 'POST /app/quoteforcaller',
  summary: 'Present prices, stock and sums of an order for a caller; places nothing',
  input: v.object({ items: wantedItems }),
  answer: v.object({
    lines: v.array(
      v.object({
        product: v.number(),
        quantity: v.number(),
        price: v.number(),
        available: v.number(),
      }),
    ),
    subtotal: v.number(),
    shipping_price: v.number(),
    discount: v.number(),
    total: v.number(),
    /** Codes of the payments that do not need the customer's browser. */
    payments: v.array(v.string()),
  }),
  as: 'quote',
})

/** A POST, so that the address contains no phone number. */
export const findCaller = operation('POST /callers', {
  staff,
  wire: 'POST /app/findcaller',
  summary: 'The last receiver and the figures of a phone number that calls',
  input: v.object({ phone: phoneText }),
  /** Null for a phone number without orders. */
  answer: v.nullable(
    v.object({
      receiver: v.object({
        name: v.string(),
        email: v.nullable(v.string()),
        address: v.string(),
        province: v.string(),
        district: v.nullable(v.string()),
        ward: v.nullable(v.string()),
      }),
      customer: readOrderCustomer.answer,
    }),
  ),
  as: 'caller',
})

export type CallerOrder = InputOf<typeof placeForCaller>
export type CallerQuote = OutputOf<typeof quoteForCaller>
export type Caller = NonNullable<OutputOf<typeof findCaller>>
