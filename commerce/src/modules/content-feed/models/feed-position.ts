import { model } from '@medusajs/framework/utils'

/** How far this application has followed the publications of the content application. */
export const FeedPosition = model.define('feed_position', {
  id: model.text().primaryKey(),
  /** Highest publication applied; null until everything was loaded once. */
  cursor: model.number().nullable(),
  /** Publications applied within the overlap below the cursor. */
  applied: model.json(),
  /** The process that follows at present, and until when nobody else may. */
  holder: model.text().nullable(),
  leased_until: model.dateTime().nullable(),
})
