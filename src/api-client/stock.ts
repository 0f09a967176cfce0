import { checkedStockSchema, type ShortProduct } from '@nas/contract/check-stock'
import { mostLines } from '@nas/contract/limits'
import { parse } from 'valibot'
import { api } from './api.ts'

interface Wanted {
  id: number
  quantity: number
}

/** Nobody waits longer than this for a hint: the order itself is checked anyway. */
const timeoutMs = 4000

/** What is left of the products of which fewer are there than are wanted, by product. @throws ApiError */
export async function fetchShort(wanted: readonly Wanted[]): Promise<Map<number, number>> {
  const short: ShortProduct[] = []
  for (let start = 0; start < wanted.length; start += mostLines) {
    const lines = wanted.slice(start, start + mostLines)
    const items = lines.map(({ id, quantity }) => ({ product: id, quantity }))
    const answer = await api.post('/api/app/checkstock', { items }, { timeoutMs })
    short.push(...parse(checkedStockSchema, answer).data)
  }
  return new Map(short.map(({ product, available }) => [product, available]))
}
