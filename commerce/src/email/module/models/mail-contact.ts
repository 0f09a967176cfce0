import { model } from '@medusajs/framework/utils'

/** The company's contact data in every email; one row. */
export const MailContact = model.define('mail_contact', {
  id: model.text().primaryKey(),
  contact: model.json(),
})
