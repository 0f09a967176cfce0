import { model } from '@medusajs/framework/utils'

/** `updated_at` is the last report. Not logged: empty after a crash and in a backup. */
export const OrderViewer = model
  .define('order_viewer', {
    /** Number of the order and id of the person. */
    id: model.text().primaryKey(),
    display_id: model.number(),
    staff: model.text(),
  })
  .indexes([{ on: ['display_id'] }])
