import { model } from '@medusajs/framework/utils'

/**
 * What the shop knows of one payment that is waited for: the truth that settling starts from.
 * Written before the record of its order, so that no order is without its payment.
 */
export const PaymentAttempt = model
  .define('payment_attempt', {
    id: model.id({ prefix: 'payatt' }).primaryKey(),
    /** Medusa's id of the order. */
    order_id: model.text(),
    display_id: model.number(),
    method: model.text(),
    /** Letters and digits, under which a gateway knows the payment. */
    reference: model.text(),
    amount: model.bigNumber(),
    /** open, paid, failed or expired. */
    state: model.text().default('open'),
    /** Number of the transaction at the gateway. */
    gateway_number: model.text().nullable(),
    gateway_code: model.text().nullable(),
    paid_at: model.dateTime().nullable(),
    expires_at: model.dateTime(),
    /** When the gateway was last asked and has answered. */
    asked_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['reference'], unique: true },
    { on: ['order_id'], unique: true, where: "state = 'open'" },
    { on: ['display_id'] },
    { on: ['expires_at'] },
  ])
