import { model } from '@medusajs/framework/utils'

/**
 * Data of a customer's or staff member's account beyond Medusa's own. The id is Medusa's customer
 * or user id. Old accounts may have no row and then have all defaults.
 */
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
    /** How the account was created. */
    provider: model.enum(['local', 'google', 'facebook']).default('local'),
    /** Numbers of the viewed products. */
    viewed: model.json(),
    /** When the owner proved the e-mail. */
    email_verified_at: model.dateTime().nullable(),
    blocked: model.boolean().default(false),
    /** Roles; only for staff. */
    duties: model.array().default([]),
    /** The manager who gave each role; none for roles that are older than this column. */
    duties_from: model.json().nullable(),
    /** The manager who invited this member of staff. */
    invited_by: model.text().nullable(),
    /** Cash on delivery is blocked. */
    cod_blocked: model.boolean().default(false),
    /** The customer's phone when blocked; orders with this phone cannot be paid on delivery. */
    cod_blocked_phone: model.text().nullable(),
  })
  .indexes([
    { on: ['username_key'], unique: true },
    { on: ['consent_subject'], unique: true },
    { on: ['cod_blocked_phone'] },
  ])
