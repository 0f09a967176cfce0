import { model } from '@medusajs/framework/utils'

/** A member finds a rating helpful. A mark that was taken back has no row. */
export const RatingMark = model
  .define('rating_mark', {
    id: model.id({ prefix: 'mark' }).primaryKey(),
    rating_id: model.text(),
    customer_id: model.text(),
  })
  .indexes([{ on: ['rating_id', 'customer_id'], unique: true }, { on: ['customer_id'] }])
