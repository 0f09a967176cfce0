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

/** A code to reset a forgotten password, deleted on use. Only its hash is stored. */
export const ResetCode = model
  .define('reset_code', {
    id: model.id({ prefix: 'reset' }).primaryKey(),
    actor: model.enum(['customer', 'user']),
    account_id: model.text(),
    code_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ['code_hash'], unique: true }, { on: ['account_id'] }])

/** The authenticator app of a member of staff; at most one per account. */
export const SecondFactor = model
  .define('second_factor', {
    id: model.id({ prefix: 'factor' }).primaryKey(),
    account_id: model.text(),
    /** The confirmed secret, encrypted; null until the first app is confirmed. */
    secret: model.text().nullable(),
    /** The secret of an app that is being set up, encrypted. */
    new_secret: model.text().nullable(),
    enrolled_at: model.dateTime().nullable(),
    /** The last used time step of 30 seconds: codes of this or an earlier step are rejected. */
    used_step: model.number().default(0),
    /** Wrong codes since the last correct one, within the last day. */
    failures: model.number().default(0),
    failed_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['account_id'], unique: true }])

/** Replaces a code of the app once; deleted with the app. Only its hash is stored. */
export const RecoveryCode = model
  .define('recovery_code', {
    id: model.id({ prefix: 'recovery' }).primaryKey(),
    account_id: model.text(),
    code_hash: model.text(),
  })
  .indexes([{ on: ['account_id', 'code_hash'], unique: true }])

/** A sign-in that still needs a code; only the hash of its token is stored. */
export const SignInChallenge = model
  .define('sign_in_challenge', {
    id: model.id({ prefix: 'challenge' }).primaryKey(),
    account_id: model.text(),
    token_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ['token_hash'], unique: true }, { on: ['account_id'] }])
