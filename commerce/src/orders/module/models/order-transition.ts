import { model } from '@medusajs/framework/utils'
import { OrderRecord } from './order-record'

/** One move of an order: from where to where, by whom, why and (created_at) when. */
export const OrderTransition = model
  .define('order_transition', {
    id: model.id({ prefix: 'ordmov' }).primaryKey(),
    from_state: model.text().nullable(),
    to_state: model.text(),
    actor: model.text(),
    actor_id: model.text().nullable(),
    reason: model.text().nullable(),
    /** When its email was enqueued, or none was due; null until then. */
    noticed_at: model.dateTime().nullable(),
    record: model.belongsTo(() => OrderRecord, { mappedBy: 'history' }),
  })
  .indexes([
    { on: ['record_id', 'created_at'] },
    { on: ['created_at'], where: 'noticed_at IS NULL' },
  ])
