import { model } from '@medusajs/framework/utils'

/** The rules of delivery as they were published last; one row. */
export const TakenDeliveryRules = model.define('taken_delivery_rules', {
  id: model.text().primaryKey(),
  rules: model.json(),
})
