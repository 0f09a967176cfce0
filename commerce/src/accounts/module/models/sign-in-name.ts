import { model } from '@medusajs/framework/utils'

/**
 * A sign-in name: the key of an e-mail or of a user name. As the primary key it belongs to one
 * account only, also across e-mails and user names.
 */
export const SignInName = model
  .define('sign_in_name', {
    id: model.text().primaryKey(),
    account_id: model.text(),
  })
  .indexes([{ on: ['account_id'] }])
