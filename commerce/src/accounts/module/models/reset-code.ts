import { model } from '@medusajs/framework/utils'

/** A code to reset a forgotten password, deleted on use. Only its hash is stored. */
export const ResetCode = model
  .define('reset_code', {
    id: model.id({ prefix: 'reset' }).primaryKey(),
    actor: model.enum(['customer', 'user']),
    account_id: model.text(),
    code_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ['code_hash'], unique: true }, { on: ['account_id'] }])
