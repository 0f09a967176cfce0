import { model } from '@medusajs/framework/utils'

/** A phone number to which cash on delivery is not offered, with or without an account. */
export const BlockedPhone = model.define('blocked_phone', {
  phone: model.text().primaryKey(),
  reason: model.text().nullable(),
  /** The member of staff, or the key, that blocked it. */
  author: model.text(),
})
