import { model } from '@medusajs/framework/utils'

/**
 * A name somebody signs in with: the key of an e-mail or of a user name. Being the primary key it
 * cannot belong to two accounts, not even as the e-mail of one and the user name of the other.
 */
export const SignInName = model
  .define('sign_in_name', {
    id: model.text().primaryKey(),
    account_id: model.text(),
  })
  .indexes([{ on: ['account_id'] }])
