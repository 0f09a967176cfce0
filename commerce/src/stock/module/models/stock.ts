import { model } from '@medusajs/framework/utils'
import { stockChangeFields } from '@nas/contract/stock/fields'
import { modelColumns } from '../../../platform/database/model-columns'

/** The shop's own stock data of a product; Medusa stores the pieces. */
export const ProductStock = model.define('product_stock', {
  /** Its number in the content application, as text, as in Medusa. */
  product: model.text().primaryKey(),
  /** `null` for the shop's default. */
  threshold: model.number().nullable(),
  /** Pieces in delivered orders. */
  sold: model.number().default(0),
})

/** Logs changes by people and each product's first stock. A trigger makes it append-only. */
export const StockChange = model
  .define('stock_change', {
    id: model.id({ prefix: 'stkchg' }).primaryKey(),
    /** The product's number in the content application. */
    product: model.number(),
    ...modelColumns(stockChangeFields),
    /** The member of staff, or the key; null for the shop itself. */
    changed_by: model.text().nullable(),
  })
  .indexes([{ on: ['product', 'created_at'] }, { on: ['created_at'] }])
