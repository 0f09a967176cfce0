import { stockChangeFields } from '@nas/contract/stock/fields'
import type { Columns } from '@nas/query/columns'
import { type RowOf, searchColumns } from '../../platform/database/stored-fields'

/** A row of stock_change. */
export type StockChangeRow = RowOf<typeof stockChangeFields> & {
  id: string
  product: number
  changed_by: string | null
}

/** Columns by which the log may be filtered and sorted. */
export const stockChangeColumns = {
  id: { column: 'id', type: 'text' },
  product: { column: 'product', type: 'integer' },
  ...searchColumns(stockChangeFields),
} as const satisfies Columns
