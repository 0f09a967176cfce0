import { model } from '@medusajs/framework/utils'

/** Stands for the app once and goes with it; only its hash is kept. */
export const RecoveryCode = model
  .define('recovery_code', {
    id: model.id({ prefix: 'recovery' }).primaryKey(),
    account_id: model.text(),
    code_hash: model.text(),
  })
  .indexes([{ on: ['account_id', 'code_hash'], unique: true }])
