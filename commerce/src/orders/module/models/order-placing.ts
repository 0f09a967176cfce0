import { model } from '@medusajs/framework/utils'

/**
 * An order that is being placed, with the ids of everything it will consist of. Written before the
 * first of it is made and removed in the statement that records the order, so that what a placing
 * leaves behind when it is cut off is known and can be taken back.
 */
export const OrderPlacing = model
  .define('order_placing', {
    id: model.id({ prefix: 'ordplc' }).primaryKey(),
    order_id: model.text(),
    payment_collection_id: model.text(),
    /** Ids of the lines, under which stock is reserved. */
    line_ids: model.json(),
    /** The account that is made with the order. */
    account_id: model.text().nullable(),
    caller: model.text(),
    idempotency_key: model.text().nullable(),
    /** When somebody began to take it back; from then on it cannot become an order. */
    taken_back_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['caller', 'idempotency_key'], unique: true, where: 'idempotency_key IS NOT NULL' },
  ])
