import { model } from '@medusajs/framework/utils'

/** A code with which a forgotten password is replaced, and which goes with it; only its hash is kept. */
export const ResetCode = model
  .define('reset_code', {
    id: model.id({ prefix: 'reset' }).primaryKey(),
    actor: model.enum(['customer', 'user']),
    account_id: model.text(),
    code_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ['code_hash'], unique: true }, { on: ['account_id'] }])
