import * as v from 'valibot'
import { type Fields, schemasOf, stamps } from '../fields.js'
import { accountStates, refundReasons } from '../order-fields.js'

/** `proposed`: a large sum was proposed as paid out, and waits for a second person. */
export const refundStates = ['due', 'proposed', 'paid'] as const
export type RefundState = (typeof refundStates)[number]
export type RefundReason = (typeof refundReasons)[number]

/** An amount to refund for one transaction of an order. */
export const dueRefundFields = {
  order: { type: 'integer', column: 'display_id' },
  code: { type: 'text' },
  /** The receiver of the order. */
  name: { type: 'text' },
  state: { type: 'text', oneOf: refundStates },
  /** Not paid out yet. */
  open: { type: 'boolean' },
  amount: { type: 'money' },
  reason: { type: 'text', oneOf: refundReasons },
  /** Whole days from when it was due until it was paid out, or until today. */
  days: { type: 'integer' },
  proposer: { type: 'text', nullable: true, computed: true, searchable: false },
  settler: { type: 'text', nullable: true, computed: true, searchable: false },
  settled_at: { type: 'date', nullable: true },
  /** The bank's reference, which staff entered with the payout. */
  note: { type: 'text', nullable: true },
  account: { type: 'text', oneOf: accountStates, nullable: true },
  createdAt: stamps.createdAt,
} as const satisfies Fields

export const dueRefundSchema = v.object(schemasOf(dueRefundFields))
export type DueRefund = v.InferOutput<typeof dueRefundSchema>
