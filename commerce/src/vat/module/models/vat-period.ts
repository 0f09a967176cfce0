import { model } from '@medusajs/framework/utils'

/** A rate of value-added tax from its first day on, until the next one begins. */
export const VatPeriod = model.define('vat_period', {
  /** YYYY-MM-DD in the shop's time zone. */
  first_day: model.text().primaryKey(),
  /** Percent. */
  rate: model.number(),
  reason: model.text(),
  /** The member of staff; null for a rate of the first migration. */
  changed_by: model.text().nullable(),
})
