import { model } from '@medusajs/framework/utils'
import { stockChangeFields } from '@nas/contract/stock/fields'
import { modelColumns } from '../../../platform/database/model-columns'

/**
 * The log of changes by people, and of each product's first stock. A trigger makes it append-only.
 */
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
