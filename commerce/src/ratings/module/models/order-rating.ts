import { model } from '@medusajs/framework/utils'

/** A customer's rating of one line of an order; staff decide whether it is published. */
export const OrderRating = model
  .define('order_rating', {
    id: model.id({ prefix: 'rating' }).primaryKey(),
    record_id: model.text(),
    display_id: model.number(),
    order_code: model.text(),
    line_id: model.text(),
    /** The product's number in the content application. */
    product: model.number(),
    /** Null for a guest, and after the customer has deleted the account. */
    customer_id: model.text().nullable(),
    stars: model.number(),
    words: model.text().nullable(),
    /** `new`, `active` or `inactive`; only active ratings are public. */
    state: model.text().default('new'),
    reason: model.text().nullable(),
    reply: model.text().nullable(),
    /** The member of staff, or the key, that decided. */
    decided_by: model.text().nullable(),
  })
  .checks([
    { name: 'order_rating_stars', expression: ({ stars }) => `${stars} between 1 and 5` },
    {
      name: 'order_rating_state',
      expression: ({ state }) => `${state} in ('new', 'active', 'inactive')`,
    },
  ])
  .indexes([
    { on: ['line_id'], unique: true },
    { on: ['record_id'] },
    { on: ['product', 'state', 'created_at'] },
    { on: ['state', 'created_at'] },
  ])
