import { model } from '@medusajs/framework/utils'

/** A removed like has no row. */
export const ProductLike = model
  .define('product_like', {
    id: model.id({ prefix: 'like' }).primaryKey(),
    customer_id: model.text(),
    product: model.number(),
  })
  .indexes([{ on: ['customer_id', 'product'], unique: true }, { on: ['product'] }])
