import { model } from '@medusajs/framework/utils'

export const OrderEdit = model
  .define('order_edit', {
    id: model.id({ prefix: 'ordedit' }).primaryKey(),
    record_id: model.text(),
    author: model.text(),
    /** Receiver, note and lines: `EditedParts`. */
    before: model.json(),
    after: model.json(),
  })
  .indexes([{ on: ['record_id', 'created_at'] }])
