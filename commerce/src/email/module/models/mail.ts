import { model } from '@medusajs/framework/utils'

/** Recipient and data are cleared once the email is sent or given up. */
export const OutgoingMail = model
  .define('outgoing_mail', {
    id: model.id({ prefix: 'mail' }).primaryKey(),
    recipient: model.text(),
    locale: model.text(),
    template: model.text(),
    /** The data of the template: ids, not texts. */
    data: model.json(),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime(),
    give_up_at: model.dateTime(),
    sent_at: model.dateTime().nullable(),
    gave_up_at: model.dateTime().nullable(),
    /** Code of the last failure; never its text, which quotes the recipient. */
    last_error: model.text().nullable(),
  })
  .indexes([
    { on: ['next_attempt_at'], where: 'sent_at IS NULL AND gave_up_at IS NULL' },
    { on: ['recipient'], where: "recipient <> ''" },
  ])

/** The company's contact data in every email; one row. */
export const MailContact = model.define('mail_contact', {
  id: model.text().primaryKey(),
  contact: model.json(),
})
