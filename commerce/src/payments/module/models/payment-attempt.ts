import { model } from '@medusajs/framework/utils'

/** The authoritative record of a payment, written first, so that every order has its payment. */
export const PaymentAttempt = model
  .define('payment_attempt', {
    id: model.id({ prefix: 'payatt' }).primaryKey(),
    order_id: model.text(),
    display_id: model.number(),
    method: model.text(),
    /** Letters and digits that identify the payment at a gateway. */
    reference: model.text(),
    amount: model.bigNumber(),
    /** `open`, `paid`, `failed`, `expired` or `replaced`. */
    state: model.text().default('open'),
    gateway_number: model.text().nullable(),
    gateway_code: model.text().nullable(),
    paid_at: model.dateTime().nullable(),
    expires_at: model.dateTime(),
    /** `pending` while staff check a reported transfer; `refused` when they did not find it. */
    claim: model.text().nullable(),
    /** Number of times that the customer has reported the transfer. */
    claims: model.number().default(0),
    /** Additional amount of a paid order after an edit; if unpaid, the order is not cancelled. */
    is_difference: model.boolean().default(false),
    /** Time of the gateway's last answer. */
    asked_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['reference'], unique: true },
    { on: ['order_id'], unique: true, where: "state = 'open'" },
    { on: ['display_id'] },
    { on: ['expires_at'] },
  ])

/** A received amount to refund. Staff transfer it and record that; no refund is automatic. */
export const RefundDue = model
  .define('refund_due', {
    id: model.id({ prefix: 'refdue' }).primaryKey(),
    order_id: model.text(),
    display_id: model.number(),
    attempt_id: model.text(),
    /** The transaction to refund; empty for a transfer. */
    gateway_number: model.text().default(''),
    amount: model.bigNumber(),
    /** One of `refundReasons`. */
    reason: model.text(),
    /** Who proposed to pay out a large sum; another person has to confirm it. */
    proposed_at: model.dateTime().nullable(),
    proposed_by: model.text().nullable(),
    settled_at: model.dateTime().nullable(),
    settled_by: model.text().nullable(),
    note: model.text().nullable(),
  })
  .indexes([
    { on: ['attempt_id', 'gateway_number'], unique: true, where: "reason <> 'order_changed'" },
    {
      on: ['attempt_id'],
      unique: true,
      where: "reason = 'order_changed' AND settled_at IS NULL",
    },
    { on: ['display_id'] },
  ])

/** The last comparison of the shop's tables with Medusa's; one row. */
export const BookComparison = model.define('book_comparison', {
  id: model.text().primaryKey(),
  result: model.json(),
})
