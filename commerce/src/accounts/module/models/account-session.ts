import { model } from '@medusajs/framework/utils'

/** A signed-in session. It ends by deletion, which invalidates every token that names it. */
export const AccountSession = model
  .define('account_session', {
    id: model.id({ prefix: 'ses' }).primaryKey(),
    actor: model.enum(['customer', 'user']),
    account_id: model.text(),
    /** Medusa's record of the way to sign in. */
    auth_identity_id: model.text(),
    device: model.text().nullable(),
    /** Whether the browser stores it permanently; null for other clients. */
    remember: model.boolean().nullable(),
    /** Seconds without a call after which the session ends. */
    idle_seconds: model.number(),
    used_at: model.dateTime(),
    /** Time of the owner's last code or, without a second factor, of the last password. */
    proved_at: model.dateTime().nullable(),
    ends_at: model.dateTime(),
    used_refresh: model.text(),
  })
  .indexes([{ on: ['account_id'] }, { on: ['ends_at'] }])
