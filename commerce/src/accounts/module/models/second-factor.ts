import { model } from '@medusajs/framework/utils'

/** The authenticator app of a member of staff; an account has one at most. */
export const SecondFactor = model
  .define('second_factor', {
    id: model.id({ prefix: 'factor' }).primaryKey(),
    account_id: model.text(),
    /** The secret in force, encrypted; null until the first app is confirmed. */
    secret: model.text().nullable(),
    /** The secret of an app that is being set up, encrypted. */
    new_secret: model.text().nullable(),
    enrolled_at: model.dateTime().nullable(),
    /** Number of the 30 seconds whose code was used last: neither it nor an earlier one counts again. */
    used_step: model.number().default(0),
    /** Wrong codes since the last right one, or within the last day. */
    failures: model.number().default(0),
    failed_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['account_id'], unique: true }])
