import { model } from '@medusajs/framework/utils'

/** The authenticator app of a member of staff; at most one per account. */
export const SecondFactor = model
  .define('second_factor', {
    id: model.id({ prefix: 'factor' }).primaryKey(),
    account_id: model.text(),
    /** The confirmed secret, encrypted; null until the first app is confirmed. */
    secret: model.text().nullable(),
    /** The secret of an app that is being set up, encrypted. */
    new_secret: model.text().nullable(),
    enrolled_at: model.dateTime().nullable(),
    /** The last used time step of 30 seconds: codes of this or an earlier step are rejected. */
    used_step: model.number().default(0),
    /** Wrong codes since the last correct one, within the last day. */
    failures: model.number().default(0),
    failed_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['account_id'], unique: true }])
