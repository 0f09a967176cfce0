import { model } from '@medusajs/framework/utils'

/**
 * The ledger of consents (ADR 0062): one answer to one question. Append-only; the newest row of a
 * purpose is in force. Rows remain without the person after the account is deleted, until the proof
 * is no longer needed.
 */
export const Consent = model
  .define('consent', {
    id: model.id({ prefix: 'consent' }).primaryKey(),
    /** `account.consent_subject`, which identifies no person after the account is deleted. */
    subject: model.text(),
    purpose: model.enum(['data', 'policy', 'marketing', 'loyalty', 'all']),
    granted: model.boolean(),
    version: model.text(),
    /** Where the answer was given. */
    channel: model.enum(['register', 'social', 'checkout', 'profile', 'deletion']),
  })
  .indexes([{ on: ['subject', 'purpose', 'created_at'] }])
