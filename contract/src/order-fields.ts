import { callResults } from '@nas/domain/call-results'
import { cancelCauses } from '@nas/domain/order-moves'
import { orderSources } from '@nas/domain/order-sources'
import { orderActors, orderStates, paymentKinds } from '@nas/domain/order-states'
import { type Fields, stamps } from './fields.js'
import * as limits from './limits.js'
import { ratingStates } from './ratings/fields.js'

/** The warehouse does not need the value of a parcel. */
const amounts = 'orders.amounts'

export const transferClaims = ['pending', 'refused'] as const

/** Only staff read these fields; null until staff fill them in. */
export const deskFields = {
  assignee: { type: 'text', nullable: true },
  assignee_name: { type: 'text', nullable: true, computed: true, searchable: false },
  note_count: { type: 'integer', nullable: true },
  /** Result of the latest call to the receiver. */
  call: { type: 'text', oneOf: callResults, nullable: true },
  /** When to call again. */
  call_at: { type: 'date', nullable: true },
  /** Orders of the same phone number that were placed before. */
  earlier_orders: { type: 'integer', nullable: true, computed: true, searchable: false },
  /** Other orders of the same phone number that were refused, or cancelled once they were sent. */
  returned_orders: { type: 'integer', nullable: true, computed: true, searchable: false },
  /** Open for at most 30 days; another order of its phone and goods came within 24 hours of it. */
  duplicate: { type: 'boolean', nullable: true, computed: true },
  /** Open for at most 30 days; its phone has returned orders or is blocked from cash on delivery. */
  risk: { type: 'boolean', nullable: true, computed: true },
  /** Null for an order that an earlier release has placed. */
  source: { type: 'text', oneOf: orderSources, nullable: true },
} as const satisfies Fields

/** API §4; all layers derive from this table. Commerce adds its own fields (`innerOrderFields`). */
export const orderFields = {
  code: { type: 'text', tracked: true },
  state: { type: 'text', oneOf: orderStates, tracked: true },
  estimated_pickup: { type: 'date', nullable: true, required: true, tracked: true },
  estimated_delivery: { type: 'date', nullable: true, required: true, tracked: true },
  subtotal: { type: 'money', tracked: true, needs: amounts },
  shipping_price: { type: 'money', tracked: true, needs: amounts },
  discount: { type: 'money', tracked: true, needs: amounts },
  total: { type: 'money', tracked: true, needs: amounts },
  /** Percent, on the day of the order; null for an order that an earlier release has placed. */
  vat_rate: { type: 'integer', nullable: true, tracked: true, needs: amounts },
  vat: { type: 'money', nullable: true, tracked: true, needs: amounts },
  cod_amount: { type: 'money', computed: true, tracked: true, needs: amounts },
  payment_method: { type: 'text', tracked: true },
  payment_kind: { type: 'text', oneOf: paymentKinds, tracked: true },
  /** Where to pay online; null unless a payment is due. */
  payment_url: {
    type: 'text',
    nullable: true,
    computed: true,
    searchable: false,
    only: 'owner',
    tracked: true,
  },
  /** When an unpaid order is cancelled; null unless a payment is due. */
  payment_until: {
    type: 'date',
    nullable: true,
    computed: true,
    searchable: false,
    tracked: true,
  },
  /** Unpaid additional amount of a paid order after an edit; null otherwise. */
  payment_missing: {
    type: 'money',
    nullable: true,
    computed: true,
    searchable: false,
    tracked: true,
    needs: amounts,
  },
  /** A transfer that the customer has reported: staff look for it, or have not found it. */
  transfer_claim: {
    type: 'text',
    oneOf: transferClaims,
    nullable: true,
    computed: true,
    tracked: true,
  },
  /** A received payment has to be refunded. */
  refund_due: { type: 'boolean', computed: true },
  name: { type: 'text', longest: limits.longestName },
  phone: { type: 'phone', longest: limits.longestPhone },
  email: { type: 'email', nullable: true, longest: limits.longestEmail, needs: 'orders.email' },
  /** Typed in and stored as the street; responses contain the whole address in one line. */
  address: { type: 'text', longest: limits.longestStreet },
  province: { type: 'text', nullable: true, required: true, longest: limits.longestPlace },
  district: { type: 'text', nullable: true, required: true, longest: limits.longestPlace },
  ward: { type: 'text', nullable: true, longest: limits.longestPlace },
  note: { type: 'text', nullable: true, longest: limits.longestNote },
  createdAt: { ...stamps.createdAt, tracked: true },
  updatedAt: stamps.updatedAt,
} as const satisfies Fields

export const noteFields = {
  id: { type: 'id' },
  words: { type: 'text' },
  call: { type: 'text', oneOf: callResults, nullable: true },
  call_at: { type: 'date', nullable: true },
  who: { type: 'text', nullable: true, computed: true },
  at: { type: 'date', column: 'created_at' },
} as const satisfies Fields

export const orderLineFields = {
  id: { type: 'id' },
  quantity: { type: 'integer' },
  price: { type: 'money', needs: amounts },
  /** Name of the product at the time of the order. */
  name: { type: 'text' },
} as const satisfies Fields

export const transferFields = {
  id: { type: 'id' },
  bank: { type: 'text' },
  account: { type: 'text' },
  account_name: { type: 'text' },
  amount: { type: 'money' },
  content: { type: 'text' },
  qr: { type: 'text' },
} as const satisfies Fields

/** `asked`: the customer has a link to enter a bank account. `given`: the account was entered. */
export const accountStates = ['asked', 'given'] as const

/** One move of an order; the first has no initial state. */
export const historyFields = {
  id: { type: 'id' },
  from: { type: 'text', oneOf: orderStates, nullable: true, column: 'from_state' },
  to: { type: 'text', oneOf: orderStates, column: 'to_state', tracked: true },
  actor: { type: 'text', oneOf: orderActors },
  at: { type: 'date', column: 'created_at', tracked: true },
  reason: { type: 'text', nullable: true },
  /** Why staff cancelled the order. */
  cause: { type: 'text', oneOf: cancelCauses, nullable: true, only: 'staff' },
  who: { type: 'text', nullable: true, computed: true, only: 'staff' },
} as const satisfies Fields

export const refundReasons = [
  'cancelled_after_payment',
  'paid_after_cancellation',
  'paid_twice',
  'order_changed',
] as const

export const refundFields = {
  id: { type: 'id' },
  amount: { type: 'money', needs: amounts },
  reason: { type: 'text', oneOf: refundReasons },
  at: { type: 'date', column: 'created_at' },
  settled_at: { type: 'date', nullable: true },
  /** A large sum was proposed as paid out, and waits for a second person. */
  proposed_at: { type: 'date', nullable: true, only: 'staff' },
  proposed_by: { type: 'text', nullable: true, only: 'staff' },
  proposer: { type: 'text', nullable: true, computed: true, only: 'staff' },
  settled_by: { type: 'text', nullable: true, only: 'staff' },
  settler: { type: 'text', nullable: true, computed: true, only: 'staff' },
  note: { type: 'text', nullable: true, only: 'staff', needs: amounts },
  account: { type: 'text', oneOf: accountStates, nullable: true, only: 'staff' },
} as const satisfies Fields

export const orderRatingFields = {
  id: { type: 'id' },
  /** Id of the line in `cartitems`. */
  cartitem: { type: 'id', commerce: 'line', column: 'line_id' },
  product: { type: 'integer' },
  stars: { type: 'integer' },
  words: { type: 'text', nullable: true },
  state: { type: 'text', oneOf: ratingStates },
  reason: { type: 'text', nullable: true },
  reply: { type: 'text', nullable: true },
  pictures: { type: 'ids' },
  at: { type: 'date', column: 'created_at' },
  /** Absent in the previous release. */
  updatedAt: { ...stamps.updatedAt, nullable: true, required: true },
} as const satisfies Fields
