import {
  type ComparedLine,
  type CountedProduct,
  comparedStockSchema,
  countedStockSchema,
  type StockChangeRequest,
} from '@nas/contract/stock'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { type StockRow, stockFromEntry } from './stock-list.ts'

const oneSchema = v.object({ data: v.unknown() })

const stockIn = (answer: unknown): StockRow => stockFromEntry(v.parse(oneSchema, answer).data)

/** @throws ApiError, with `onHand` after a concurrent change */
export async function changeStock(change: StockChangeRequest): Promise<StockRow> {
  return stockIn(await api.post('/api/app/changestock', change))
}

/** @throws ApiError */
export async function setThreshold(product: number, threshold: number): Promise<StockRow> {
  return stockIn(await api.put(`/api/stock/${product}`, { data: { threshold } }))
}

/** @throws ApiError */
export async function compareStock(
  lines: { slug: string; counted: number }[],
): Promise<ComparedLine[]> {
  return v.parse(comparedStockSchema, await api.post('/api/app/comparestock', { lines })).data
}

/** @throws ApiError */
export async function countStock(
  counts: { product: number; counted: number; expected: number }[],
  note: string,
): Promise<CountedProduct[]> {
  const answer = await api.post('/api/app/countstock', { counts, note })
  return v.parse(countedStockSchema, answer).data
}
