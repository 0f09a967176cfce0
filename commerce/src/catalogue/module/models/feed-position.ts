import { model } from '@medusajs/framework/utils'

/** How far this application has followed the publications of the content application. */
export const FeedPosition = model.define('feed_position', {
  id: model.text().primaryKey(),
  /** Highest publication applied. */
  cursor: model.number(),
  /** {id: time} of the publications applied within the overlap below the cursor. */
  applied: model.json(),
})
