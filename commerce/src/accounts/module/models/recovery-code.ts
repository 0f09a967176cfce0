import { model } from '@medusajs/framework/utils'

/** Replaces a code of the app once; deleted with the app. Only its hash is stored. */
export const RecoveryCode = model
  .define('recovery_code', {
    id: model.id({ prefix: 'recovery' }).primaryKey(),
    account_id: model.text(),
    code_hash: model.text(),
  })
  .indexes([{ on: ['account_id', 'code_hash'], unique: true }])
