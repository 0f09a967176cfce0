import { model } from '@medusajs/framework/utils'

/**
 * A member of staff who has an order open; `updated_at` is when this was last reported. The table
 * is not logged: it is empty after a crash and in a backup.
 */
export const OrderViewer = model
  .define('order_viewer', {
    /** Number of the order and id of the person. */
    id: model.text().primaryKey(),
    display_id: model.number(),
    staff: model.text(),
  })
  .indexes([{ on: ['display_id'] }])
