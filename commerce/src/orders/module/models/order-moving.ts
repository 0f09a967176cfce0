import { model } from '@medusajs/framework/utils'

/**
 * A move that has been begun. Removed as the move is recorded; what is left was cut off, with part
 * of it done in Medusa, and is finished before the order moves anywhere else.
 */
export const OrderMoving = model
  .define('order_moving', {
    id: model.id({ prefix: 'ordmvg' }).primaryKey(),
    record_id: model.text(),
    display_id: model.number(),
    to_state: model.text(),
    actor: model.text(),
    actor_id: model.text().nullable(),
    reason: model.text().nullable(),
  })
  .indexes([{ on: ['record_id'], unique: true }])
