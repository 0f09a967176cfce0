import { model } from '@medusajs/framework/utils'

/** The last published delivery rules; one row. */
export const TakenDeliveryRules = model.define('taken_delivery_rules', {
  id: model.text().primaryKey(),
  rules: model.json(),
})
