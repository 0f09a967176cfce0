import { model } from '@medusajs/framework/utils'

/** A mailed single-use code for export or erasure of personal data. */
export const PrivacyCode = model
  .define('privacy_code', {
    id: model.id({ prefix: 'privacy' }).primaryKey(),
    purpose: model.enum(['export', 'erasure']),
    /** The account of an export, or the record of the guest's order. */
    subject: model.text(),
    code_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ['code_hash'], unique: true }, { on: ['subject'] }])
