import type { Order, OrderRating } from '@nas/contract/order'
import { movesFrom } from '@nas/domain/order-moves'
import {
  cancelOrder,
  type GivenRating,
  type OrderEntry,
  rateOrder,
} from '../../../api-client/orders.ts'
import { reloadOrder } from '../order.store.ts'
import { runAction } from '../order-action.store.ts'
import { linesOf, type OrderLine } from '../order-line.ts'

type Movable = Pick<Order, 'state' | 'payment_kind'>

const customerMoves = ({ state, payment_kind: payment }: Movable) =>
  movesFrom({ from: state, actor: 'customer', payment })

/** Whether the customer may still cancel the order (SPEC §4). */
export const mayCancel = (order: Movable): boolean => customerMoves(order).includes('usercancel')

/** After delivery each line can be rated once. */
const mayRate = (order: Movable): boolean =>
  customerMoves(order).includes('rate') || order.state === 'rate'

export interface RatedLine {
  line: OrderLine
  rating: OrderRating
}

export function ratingLines({ attributes: order }: OrderEntry): {
  open: OrderLine[]
  rated: RatedLine[]
} {
  const ratings = new Map((order.ratings ?? []).map((rating) => [String(rating.cartitem), rating]))
  const lines = linesOf(order)
  const rated = lines.flatMap((line) => {
    const rating = ratings.get(String(line.id))
    return rating === undefined ? [] : [{ line, rating }]
  })
  const open = mayRate(order) ? lines.filter(({ id }) => !ratings.has(String(id))) : []
  return { open, rated }
}

export function cancel(order: OrderEntry, reason: string): Promise<boolean> {
  return runAction('cancel', async () => {
    await cancelOrder(order, reason.trim())
    await reloadOrder()
  })
}

/** Draft of a rating of a line; 0 stars mean none yet. */
export interface RatingDraft {
  stars: number
  words: string
}

export function rate(
  order: OrderEntry,
  drafts: Readonly<Record<string, RatingDraft>>,
): Promise<boolean> {
  const ratings = Object.entries(drafts).flatMap(([cartitem, { stars, words }]): GivenRating[] => {
    if (stars === 0) return []
    const said = words.trim()
    return [{ cartitem, stars, ...(said !== '' && { words: said }) }]
  })
  return runAction('rate', async () => {
    await rateOrder(order, ratings)
    await reloadOrder()
  })
}
