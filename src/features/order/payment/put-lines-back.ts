import { fetchOrder, reorder } from '../../../api-client/orders.ts'
import { $cart } from '../../../stores/cart.store.ts'
import { placedOrder } from '../../../stores/placed-order.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { putIntoCart } from '../put-into-cart.ts'

export type LinesBackOutcome = 'all' | 'some' | 'none' | 'unknown' | 'failed'

interface Wanted {
  product: number
  quantity: number
}

/** What was ordered: this tab knows its own order, a member's the server. */
async function linesOf(code: string | null): Promise<{ wanted: Wanted[]; lost: number } | null> {
  const placed = placedOrder()
  if (placed !== null && (code === null || placed.order.code === code)) {
    return { wanted: placed.lines.map(({ id, quantity }) => ({ product: id, quantity })), lost: 0 }
  }
  if (code === null || $signedIn.get() === null) return null
  const own = await fetchOrder(code)
  if (own === null) return null
  const { items, changes } = await reorder(own.id)
  return { wanted: items, lost: changes.filter(({ kind }) => kind !== 'price').length }
}

/** Puts the lines of an order that was not paid into the cart, none twice. */
export async function putLinesBack(code: string | null): Promise<LinesBackOutcome> {
  try {
    const lines = await linesOf(code)
    if (lines === null) return 'unknown'
    const there = new Map($cart.get().map(({ id, quantity }) => [id, quantity]))
    const missing = lines.wanted
      .map(({ product, quantity }) => ({ product, quantity: quantity - (there.get(product) ?? 0) }))
      .filter(({ quantity }) => quantity > 0)
    const added = await putIntoCart(missing)
    const left = lines.wanted.length - missing.length + added
    if (left === 0) return 'none'
    return left < lines.wanted.length || lines.lost > 0 ? 'some' : 'all'
  } catch {
    return 'failed'
  }
}
