import { isDelivered } from '@nas/domain/order-states'
import type { Chance } from './chance'
import { type DemoOrder, stateOf } from './plan'

export interface CountedStock {
  product: number
  /** Units on hand according to the count. */
  counted: number
  /** Units reserved for orders that are not packed yet. */
  reserved: number
}

type Pieces = Map<number, number>

const add = (sums: Pieces, { product, quantity }: DemoOrder['lines'][number]) =>
  sums.set(product, (sums.get(product) ?? 0) + quantity)

/** Units by product: reserved for orders that wait to be packed, and sold in delivered orders. */
export function piecesOf(orders: readonly DemoOrder[]) {
  const [reserved, sold]: [Pieces, Pieces] = [new Map(), new Map()]
  for (const order of orders) {
    const state = stateOf(order)
    const waits = state === 'new' || state === 'confirm' || state === 'payment'
    for (const line of order.lines) {
      if (waits) add(reserved, line)
      if (isDelivered(state)) add(sold, line)
    }
  }
  return { reserved, sold }
}

/** One in this many products is low on stock. */
const lowEvery = 5

/**
 * Stock counts after the demo's past deliveries, never above the initial stock: removing the demo
 * leaves at least as much stock as there was with it.
 * @param starts units by product
 */
export function stockCounts(
  chance: Chance,
  reserved: ReadonlyMap<number, number>,
  starts: ReadonlyMap<number, number>,
): CountedStock[] {
  return [...starts].map(([product, start], index) => {
    const waiting = reserved.get(product) ?? 0
    const isLow = index % lowEvery === 2
    const free = isLow ? chance.whole(2, 9) : chance.whole(18, 70)
    return { product, counted: Math.min(start, waiting + free), reserved: waiting }
  })
}
