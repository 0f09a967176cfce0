import type { Order, OrderRating } from '@nas/contract/order'
import type { TrackedOrder } from '@nas/contract/order-calls'
import { movesFrom } from '@nas/domain/order-moves'
import { atom } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'
import {
  cancelOrder,
  changePayment,
  type GivenRating,
  type OrderEntry,
  rateOrder,
} from '../../../api-client/orders.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { linesOf, type OrderLine } from '../order-line.ts'
import { loadProblemOf } from '../problem-note.tsx'
import { endIfSignedOut, reloadOrder } from './orders.store.ts'

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

type Deed = 'cancel' | 'rate'

type Problem = Extract<keyof Texts<'order'>, `problem${string}`>

/** The running action on the order, or why it failed. */
type Doing =
  | { state: 'idle' }
  | { state: 'busy'; deed: Deed }
  | { state: 'refused'; deed: Deed; problem: Problem }

export const $doing = atom<Doing>({ state: 'idle' })

export function forgetDoing(): void {
  $doing.set({ state: 'idle' })
}

function problemOf(error: unknown): Problem {
  const late = error instanceof ApiError && (error.status === 400 || error.status === 409)
  return late ? 'problemMeanwhile' : loadProblemOf(error)
}

/** Runs the action once for repeated calls, and displays the resulting order. */
async function carryOut(deed: Deed, order: OrderEntry, run: () => Promise<void>): Promise<boolean> {
  if ($doing.get().state === 'busy') return false
  $doing.set({ state: 'busy', deed })
  try {
    await run()
    await reloadOrder(order)
    $doing.set({ state: 'idle' })
    return true
  } catch (error) {
    endIfSignedOut(error)
    const problem = problemOf(error)
    if (problem === 'problemMeanwhile') await reloadOrder(order)
    $doing.set({ state: 'refused', deed, problem })
    return false
  }
}

/** Returns true when the order was cancelled. */
export function cancel(order: OrderEntry, reason: string): Promise<boolean> {
  return carryOut('cancel', order, () => cancelOrder(order, reason.trim()))
}

/** Changes the payment method; an expired proof reloads the order, which asks for another one. */
export async function changeOwn(order: OrderEntry, payment: string): Promise<TrackedOrder> {
  try {
    return await changePayment(order, payment)
  } catch (error) {
    endIfSignedOut(error)
    if (error instanceof ApiError && error.code === 'proof_over') await reloadOrder(order)
    throw error
  }
}

/** Draft of a rating of a line; 0 stars mean none yet. */
export interface RatingDraft {
  stars: number
  words: string
}

/** Returns true when the lines with stars were rated; the others stay unrated. */
export function rate(
  order: OrderEntry,
  drafts: Readonly<Record<string, RatingDraft>>,
): Promise<boolean> {
  const ratings = Object.entries(drafts).flatMap(([cartitem, { stars, words }]): GivenRating[] => {
    if (stars === 0) return []
    const said = words.trim()
    return [{ cartitem, stars, ...(said !== '' && { words: said }) }]
  })
  return carryOut('rate', order, () => rateOrder(order, ratings))
}
