import type { Order, OrderRating } from '@nas/contract/order'
import { movesFrom } from '@nas/domain/order-moves'
import type { OrderEntry } from '../../../api-client/orders.ts'
import { linesOf, type OrderLine } from '../order-line.ts'

type Movable = Pick<Order, 'state' | 'payment_kind'>

const customerMoves = ({ state, payment_kind: payment }: Movable) =>
  movesFrom({ from: state, actor: 'customer', payment })

/** A customer may still give the order up (SPEC §4). */
export const mayCancel = (order: Movable): boolean => customerMoves(order).includes('usercancel')

/** Nothing more happens with it but a rating. */
export const isOver = ({ state }: Pick<Order, 'state'>): boolean =>
  ['complete', 'rate', 'cancel', 'usercancel'].includes(state)

/** The order has been paid for, so giving it up means a refund. */
export function isPaid({ state, payment_kind }: Movable): boolean {
  if (state === 'payment') return true
  return payment_kind !== 'cod' && (state === 'pickitem' || state === 'delivery')
}

/** The order was delivered: its lines can be rated, each once. */
const mayRate = (order: Movable): boolean =>
  customerMoves(order).includes('rate') || order.state === 'rate'

export interface RatedLine {
  line: OrderLine
  rating: OrderRating
}

/** Lines that wait for stars, and those that have them. */
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
