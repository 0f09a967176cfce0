import { model } from '@medusajs/framework/utils'

/**
 * A guest's proof for one order: first a mailed code, then the token that the code was exchanged
 * for. A device that ordered has no code. Only hashes are stored.
 */
export const OrderProof = model
  .define('order_proof', {
    id: model.id({ prefix: 'ordprf' }).primaryKey(),
    record_id: model.text(),
    /** Null once it was used. */
    code_hash: model.text().nullable(),
    /** Attempts at the code. */
    attempts: model.number().default(0),
    token_hash: model.text().nullable(),
    expires_at: model.dateTime(),
  })
  .indexes([
    { on: ['record_id'], unique: true, where: 'code_hash IS NOT NULL' },
    { on: ['token_hash'], unique: true, where: 'token_hash IS NOT NULL' },
    { on: ['record_id'] },
  ])
