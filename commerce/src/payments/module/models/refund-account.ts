import { model } from '@medusajs/framework/utils'

/** The bank account for the refunds of an order; the customer enters it by a link. */
export const RefundAccount = model
  .define('refund_account', {
    /** Medusa's id of the order. */
    id: model.text().primaryKey(),
    display_id: model.number(),
    code_hash: model.text(),
    expires_at: model.dateTime(),
    /** Encrypted; null until it is given, and again when the refund was paid out. */
    account: model.text().nullable(),
    given_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['code_hash'], unique: true }])
