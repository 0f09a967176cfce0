import { model } from '@medusajs/framework/utils'

/** Position of this application in the feed of publications. */
export const FeedPosition = model.define('feed_position', {
  id: model.text().primaryKey(),
  /** Highest publication applied. */
  cursor: model.number(),
  /** {id: time} of the publications applied within the overlap below the cursor. */
  applied: model.json(),
})
