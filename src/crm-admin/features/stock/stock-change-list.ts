import { entryOf } from '@nas/contract/answers'
import { stockChangeSchema, stockReasons } from '@nas/contract/stock/fields'
import * as v from 'valibot'
import { keysOf } from '../../kit/list/list-page.ts'
import { createdBetween, type ListSpec, oneOf } from '../../kit/list/list-search.ts'

const entrySchema = entryOf(stockChangeSchema)

function rowOf(entry: unknown) {
  const { id, attributes } = v.parse(entrySchema, entry)
  return { id, ...attributes }
}

export type StockChangeRow = ReturnType<typeof rowOf>

/** GET /api/stock-changes, newest first; `product` filters by product. */
export const stockChangeList: ListSpec<StockChangeRow> = {
  resource: 'stock-changes',
  sort: 'createdAt:desc',
  sorts: ['createdAt'],
  filters: {
    product: {
      accepts: (id) => /^[1-9]\d{0,8}$/.test(id),
      where: (id) => ({ product: { id: { $eq: Number(id) } } }),
    },
    reason: oneOf(stockReasons, (reason) => ({ reason: { $eq: reason } })),
    ...createdBetween,
  },
  rowOf,
}

export const stockChangeKeys = keysOf(stockChangeList.resource)
