import { model } from '@medusajs/framework/utils'

/** Somebody who knows the password, and is asked for a code; only the hash of the token is kept. */
export const SignInChallenge = model
  .define('sign_in_challenge', {
    id: model.id({ prefix: 'challenge' }).primaryKey(),
    account_id: model.text(),
    token_hash: model.text(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ['token_hash'], unique: true }, { on: ['account_id'] }])
