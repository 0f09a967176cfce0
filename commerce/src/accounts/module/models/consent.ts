import { model } from '@medusajs/framework/utils'

/**
 * The ledger of consents (ADR 0062): one answer to one question. Rows are only added; the newest of a
 * purpose counts. They stay without their person when the account is gone, for as long as consent has
 * to be proved.
 */
export const Consent = model
  .define('consent', {
    id: model.id({ prefix: 'consent' }).primaryKey(),
    /** Whose: `account.consent_subject`, which says nothing once the account is gone. */
    subject: model.text(),
    purpose: model.enum(['data', 'policy', 'marketing', 'loyalty', 'all']),
    granted: model.boolean(),
    /** Version of the text that was shown. */
    version: model.text(),
    /** Where the answer was given. */
    channel: model.enum(['register', 'social', 'checkout', 'profile', 'deletion']),
  })
  .indexes([{ on: ['subject', 'purpose', 'created_at'] }])
