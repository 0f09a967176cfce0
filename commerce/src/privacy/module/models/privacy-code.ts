import { model } from '@medusajs/framework/utils'

/** A code that was mailed, good once, for what somebody may ask about their own data. */
export const PrivacyCode = model
  .define('privacy_code', {
    id: model.id({ prefix: 'privacy' }).primaryKey(),
    purpose: model.enum(['export', 'erasure']),
    /** The account whose data are handed out, or the record of the guest's order. */
    subject: model.text(),
    /** Only the hash of the code is kept. */
    code_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ['code_hash'], unique: true }, { on: ['subject'] }])
