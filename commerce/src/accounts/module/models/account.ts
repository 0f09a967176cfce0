import { model } from '@medusajs/framework/utils'

/**
 * What the shop knows of a customer's or a member of staff's account beyond Medusa's own. Its id is
 * Medusa's customer or user id. Old accounts may have no row: then every default holds.
 */
export const Account = model
  .define('account', {
    id: model.id().primaryKey(),
    actor: model.enum(['customer', 'user']),
    username: model.text(),
    /** The user name as it is compared: composed (NFC), in lower case. */
    username_key: model.text(),
    gender: model.text().nullable(),
    /** Under which the ledger of consents knows the account; nothing else does. */
    consent_subject: model.text(),
    /** How the account was made. */
    provider: model.enum(['local', 'google', 'facebook']).default('local'),
    /** Numbers of the products that were looked at. */
    viewed: model.json(),
    /** When the owner proved that the e-mail is theirs. */
    email_verified_at: model.dateTime().nullable(),
    blocked: model.boolean().default(false),
    /** Of staff: what they are there for. */
    duties: model.array().default([]),
    /** May not pay at the door. */
    cod_blocked: model.boolean().default(false),
  })
  .indexes([
    { on: ['username_key'], unique: true },
    { on: ['consent_subject'], unique: true },
  ])
