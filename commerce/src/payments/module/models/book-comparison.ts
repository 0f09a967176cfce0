import { model } from '@medusajs/framework/utils'

/** The last comparison of the shop's tables with Medusa's; one row. */
export const BookComparison = model.define('book_comparison', {
  id: model.text().primaryKey(),
  result: model.json(),
})
