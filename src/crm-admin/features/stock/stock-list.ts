import { entryOf } from '@nas/contract/answers'
import { type Stock, stockSchema } from '@nas/contract/stock/fields'
import * as v from 'valibot'
import { keysOf } from '../../kit/list/list-page.ts'
import { type ListSpec, oneOf } from '../../kit/list/list-search.ts'

export type StockRow = Stock & { id: number }

const entrySchema = v.object({ ...entryOf(stockSchema).entries, id: v.number() })

/** @throws ValiError for an entry of another kind */
export function stockFromEntry(entry: unknown): StockRow {
  const { id, attributes } = v.parse(entrySchema, entry)
  return { id, ...attributes }
}

/** GET /api/stock, by the name of the product. */
export const stockList: ListSpec<StockRow> = {
  resource: 'stock',
  sort: 'name:asc',
  sorts: ['name', 'on_hand', 'reserved', 'available', 'threshold', 'updatedAt'],
  filters: {
    low: oneOf(['yes'], () => ({ low: { $eq: true } })),
    state: oneOf(['active', 'inactive'], (state) => ({ state: { $eq: state } })),
  },
  rowOf: stockFromEntry,
}

export const stockKeys = keysOf(stockList.resource)
