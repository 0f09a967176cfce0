import { model } from '@medusajs/framework/utils'

/** The shop's own stock data of a product; Medusa stores the pieces. */
export const ProductStock = model.define('product_stock', {
  /** Its number in the content application, as text, as in Medusa. */
  product: model.text().primaryKey(),
  /** `null` for the shop's default. */
  threshold: model.number().nullable(),
  /** Pieces in delivered orders. */
  sold: model.number().default(0),
})
