import { model } from '@medusajs/framework/utils'

/** Money that came in and is to go back. Staff pay it out and say so; nothing is sent by itself. */
export const RefundDue = model
  .define('refund_due', {
    id: model.id({ prefix: 'refdue' }).primaryKey(),
    order_id: model.text(),
    display_id: model.number(),
    attempt_id: model.text(),
    /** The transaction to give back; empty for a transfer. */
    gateway_number: model.text().default(''),
    amount: model.bigNumber(),
    /** cancelled_after_payment, paid_after_cancellation or paid_twice. */
    reason: model.text(),
    /** Who said first that a large sum was paid out; somebody else has to confirm it. */
    proposed_at: model.dateTime().nullable(),
    proposed_by: model.text().nullable(),
    settled_at: model.dateTime().nullable(),
    settled_by: model.text().nullable(),
    note: model.text().nullable(),
  })
  .indexes([{ on: ['attempt_id', 'gateway_number'], unique: true }, { on: ['display_id'] }])
