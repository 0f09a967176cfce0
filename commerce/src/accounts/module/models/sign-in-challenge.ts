import { model } from '@medusajs/framework/utils'

/**
 * A sign-in with the right password that still needs a code; only the hash of its token is stored.
 */
export const SignInChallenge = model
  .define('sign_in_challenge', {
    id: model.id({ prefix: 'challenge' }).primaryKey(),
    account_id: model.text(),
    token_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ['token_hash'], unique: true }, { on: ['account_id'] }])
