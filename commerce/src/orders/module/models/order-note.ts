import { model } from '@medusajs/framework/utils'
import { noteFields } from '@nas/contract/order-fields'
import { modelColumns } from '../../../platform/database/model-columns'

export const OrderNote = model
  .define('order_note', {
    ...modelColumns(noteFields),
    id: model.id({ prefix: 'ordnote' }).primaryKey(),
    record_id: model.text(),
    author: model.text(),
    /** Ids of the mentioned staff who have not opened the order since. */
    unread: model.array(),
  })
  .indexes([
    { on: ['record_id', 'created_at'] },
    { on: ['unread'], type: 'gin', where: "unread <> '{}'" },
  ])
