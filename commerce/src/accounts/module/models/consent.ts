import { model } from '@medusajs/framework/utils'

/** One answer to one question for consent; the newest of a purpose counts, all are kept as proof. */
export const Consent = model
  .define('consent', {
    id: model.id({ prefix: 'consent' }).primaryKey(),
    account_id: model.text(),
    purpose: model.enum(['data', 'policy', 'marketing', 'loyalty', 'all']),
    granted: model.boolean(),
    /** Version of the text that was shown. */
    version: model.text(),
    source: model.enum(['register', 'checkout', 'profile']),
  })
  .indexes([{ on: ['account_id', 'purpose', 'created_at'] }])
