import { model } from '@medusajs/framework/utils'

export const FeedPosition = model.define('feed_position', {
  id: model.text().primaryKey(),
  cursor: model.number(),
  /** {id: time} of the publications applied within the overlap below the cursor. */
  applied: model.json(),
})
