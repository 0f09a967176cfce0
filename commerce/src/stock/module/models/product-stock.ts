import { model } from '@medusajs/framework/utils'

/** What the shop knows of a product's stock beside Medusa, which keeps the pieces themselves. */
export const ProductStock = model.define('product_stock', {
  /** Its number in the content application, as text, as Medusa keeps it. */
  product: model.text().primaryKey(),
  /** Null for the shop's usual one. */
  threshold: model.number().nullable(),
  /** Pieces in delivered orders. */
  sold: model.number().default(0),
})
