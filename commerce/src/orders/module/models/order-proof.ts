import { model } from '@medusajs/framework/utils'

/**
 * A guest's proof for one order, or of an e-mail for the next order: first a mailed code, then the
 * token issued for that code. A device that placed the order gets its token without a code. Only
 * hashes are stored.
 */
export const OrderProof = model
  .define('order_proof', {
    id: model.id({ prefix: 'ordprf' }).primaryKey(),
    /** The order, or the checkout attempt that requested the code. */
    record_id: model.text(),
    /** Hash of the proven e-mail; null for the proof of an order. */
    email_hash: model.text().nullable(),
    /** Null after the code was used. */
    code_hash: model.text().nullable(),
    attempts: model.number().default(0),
    /** Null until the code was used, and after the proof of an e-mail was used for an order. */
    token_hash: model.text().nullable(),
    expires_at: model.dateTime(),
  })
  .indexes([
    { on: ['record_id'], unique: true, where: 'code_hash IS NOT NULL' },
    { on: ['token_hash'], unique: true, where: 'token_hash IS NOT NULL' },
    { on: ['record_id'] },
    { on: ['email_hash'], where: 'email_hash IS NOT NULL' },
  ])
