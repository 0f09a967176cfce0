import { model } from '@medusajs/framework/utils'

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
