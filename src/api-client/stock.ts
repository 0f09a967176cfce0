import { type ShortProduct, shortProducts } from '@nas/contract/carts/operations'
import { maxLines } from '@nas/contract/limits'
import { object, parse } from 'valibot'
import { api } from './api.ts'

interface Wanted {
  id: number
  quantity: number
}

/** Timeout in ms. The result is only a hint; the order itself is checked anyway. */
const timeoutMs = 4000

/** Available quantities of products with less stock than wanted, by product. */
export async function fetchShort(wanted: readonly Wanted[]): Promise<Map<number, number>> {
  const short: ShortProduct[] = []
  for (let start = 0; start < wanted.length; start += maxLines) {
    const lines = wanted.slice(start, start + maxLines)
    const items = lines.map(({ id, quantity }) => ({ product: id, quantity }))
    const answer = await api.post('/api/app/checkstock', { items }, { timeoutMs })
    short.push(...parse(object({ data: shortProducts }), answer).data)
  }
  return new Map(short.map(({ product, available }) => [product, available]))
}
