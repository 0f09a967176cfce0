import { model } from '@medusajs/framework/utils'

/**
 * A guest's proof for one order, or of an e-mail for the next order: first a mailed code, then the
 * token that the code was exchanged for. A device that ordered has no code. Only hashes are stored.
 */
export const OrderProof = model
  .define('order_proof', {
    id: model.id({ prefix: 'ordprf' }).primaryKey(),
    /** The order, or the attempt of a checkout that asked for the code. */
    record_id: model.text(),
    /** Of the proven e-mail; null for the proof of an order. */
    email_hash: model.text().nullable(),
    /** Null once it was used. */
    code_hash: model.text().nullable(),
    /** Attempts at the code. */
    attempts: model.number().default(0),
    /** Null before, and once the proof of an e-mail was used for an order. */
    token_hash: model.text().nullable(),
    expires_at: model.dateTime(),
  })
  .indexes([
    { on: ['record_id'], unique: true, where: 'code_hash IS NOT NULL' },
    { on: ['token_hash'], unique: true, where: 'token_hash IS NOT NULL' },
    { on: ['record_id'] },
    { on: ['email_hash'], where: 'email_hash IS NOT NULL' },
  ])
