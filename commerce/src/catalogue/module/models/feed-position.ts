import { model } from '@medusajs/framework/utils'

export const FeedPosition = model.define('feed_position', {
  id: model.text().primaryKey(),
  cursor: model.number(),
  /** {id: time} of the publications applied within the overlap below the cursor. */
  applied: model.json(),
})

/** The last published delivery rules; one row. */
export const TakenDeliveryRules = model.define('taken_delivery_rules', {
  id: model.text().primaryKey(),
  rules: model.json(),
})
