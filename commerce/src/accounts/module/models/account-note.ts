import { model } from '@medusajs/framework/utils'

/** What staff note of a customer, for each other; never shown to the customer. */
export const AccountNote = model
  .define('account_note', {
    id: model.id({ prefix: 'note' }).primaryKey(),
    account_id: model.text(),
    words: model.text(),
    /** The member of staff, or the key, who wrote it. */
    author: model.text(),
  })
  .indexes([{ on: ['account_id', 'created_at'] }])
