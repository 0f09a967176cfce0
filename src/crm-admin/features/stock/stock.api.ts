import type { StockChange } from '@nas/contract/stock/operations'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { type StockRow, stockFromEntry } from './stock-list.ts'

const oneSchema = v.object({ data: v.unknown() })

const stockIn = (answer: unknown): StockRow => stockFromEntry(v.parse(oneSchema, answer).data)

/** @throws ApiError, with `onHand` after a concurrent change */
export async function changeStock(change: StockChange): Promise<StockRow> {
  return stockIn(await api.post('/api/app/changestock', change))
}

/** @throws ApiError */
export async function setThreshold(product: number, threshold: number): Promise<StockRow> {
  return stockIn(await api.put(`/api/stock/${product}`, { data: { threshold } }))
}
