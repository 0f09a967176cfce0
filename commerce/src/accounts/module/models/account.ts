import { model } from '@medusajs/framework/utils'

/** Account data beyond Medusa's own, by customer or user id. Without a row the defaults apply. */
export const Account = model
  .define('account', {
    id: model.id().primaryKey(),
    actor: model.enum(['customer', 'user']),
    username: model.text(),
    /** The user name in its compared form: composed (NFC), in lower case. */
    username_key: model.text(),
    gender: model.text().nullable(),
    /** Key of the account in the ledger of consents, used nowhere else. */
    consent_subject: model.text(),
    provider: model.enum(['local', 'google', 'facebook']).default('local'),
    viewed: model.json(),
    email_verified_at: model.dateTime().nullable(),
    blocked: model.boolean().default(false),
    /** Roles; only for staff. */
    duties: model.array().default([]),
    /** The manager who gave each role; none for roles that are older than this column. */
    duties_from: model.json().nullable(),
    invited_by: model.text().nullable(),
    cod_blocked: model.boolean().default(false),
    /** The customer's phone when blocked; orders with this phone cannot be paid on delivery. */
    cod_blocked_phone: model.text().nullable(),
    cod_blocked_reason: model.text().nullable(),
  })
  .indexes([
    { on: ['username_key'], unique: true },
    { on: ['consent_subject'], unique: true },
    { on: ['cod_blocked_phone'] },
  ])

/** As the primary key a name belongs to one account only, across e-mails and user names. */
export const SignInName = model
  .define('sign_in_name', {
    id: model.text().primaryKey(),
    account_id: model.text(),
  })
  .indexes([{ on: ['account_id'] }])

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
    locale: model.text(),
    state: model.enum(['pending', 'done', 'final', 'reverted', 'withdrawn']),
    expires_at: model.dateTime(),
    done_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['account_id'] }])

/** A note of staff about a customer; never shown to the customer. */
export const AccountNote = model
  .define('account_note', {
    id: model.id({ prefix: 'note' }).primaryKey(),
    account_id: model.text(),
    words: model.text(),
    /** The member of staff, or the key, that wrote it. */
    author: model.text(),
  })
  .indexes([{ on: ['account_id', 'created_at'] }])

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
    channel: model.enum(['register', 'social', 'checkout', 'profile', 'deletion']),
  })
  .indexes([
    { on: ['subject', 'purpose', 'created_at'] },
    { on: ['created_at'], where: "not granted and channel = 'profile'" },
  ])

/** A phone number to which cash on delivery is not offered, with or without an account. */
export const BlockedPhone = model.define('blocked_phone', {
  phone: model.text().primaryKey(),
  reason: model.text().nullable(),
  /** The member of staff, or the key, that blocked it. */
  author: model.text(),
})
