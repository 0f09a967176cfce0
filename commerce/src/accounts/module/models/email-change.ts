import { model } from '@medusajs/framework/utils'

/**
 * A new e-mail of an account (ADR 0074). It takes effect when its owner opens the mailed link, and
 * the former address can revert it for a while. At most one per account is pending.
 */
export const EmailChange = model
  .define('email_change', {
    id: model.id({ prefix: 'emchg' }).primaryKey(),
    account_id: model.text(),
    old_email: model.text(),
    new_email: model.text(),
    /** The session that requested the change and stays open; null when staff requested it. */
    session_id: model.text().nullable(),
    /** Language of its mails. */
    locale: model.text(),
    state: model.enum(['pending', 'done', 'final', 'reverted', 'withdrawn']),
    /** End of the link to the new address. */
    expires_at: model.dateTime(),
    /** When it took effect. */
    done_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['account_id'] }])
