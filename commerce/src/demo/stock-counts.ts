import { isDelivered } from '@nas/domain/order-states'
import type { Chance } from './chance'
import { type DemoOrder, stateOf } from './plan'

export interface CountedStock {
  product: number
  /** Pieces on hand, by the counting. */
  counted: number
  /** Of these, for orders that are still to be packed. */
  reserved: number
}

type Pieces = Map<number, number>

const add = (sums: Pieces, { product, quantity }: DemoOrder['lines'][number]) =>
  sums.set(product, (sums.get(product) ?? 0) + quantity)

/** Pieces by product in the orders that have been packed, wait to be, and were delivered. */
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

/** Of every fifth product few are left. */
const lowEvery = 5

/**
 * What a counting finds after the parcels of the past have gone, never more than there was: without
 * the demo the shop has at least the stock that it has with it.
 * @param starts pieces by product
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
