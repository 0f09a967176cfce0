import { atom } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'
import {
  cancelOrder,
  type GivenRating,
  type OrderEntry,
  rateOrder,
} from '../../../api-client/orders.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { loadProblemOf } from '../load-problem.ts'
import { endIfSignedOut, loadOrder } from './orders.store.ts'

type Deed = 'cancel' | 'rate'

type Problem = Extract<keyof Texts<'order'>, `problem${string}`>

/** What the member is doing with the order, or why it could not be done. */
export type Doing =
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

/** Does it once however often it is asked for meanwhile, and shows the order as it is then. */
async function carryOut(deed: Deed, order: OrderEntry, run: () => Promise<void>): Promise<boolean> {
  if ($doing.get().state === 'busy') return false
  $doing.set({ state: 'busy', deed })
  try {
    await run()
    await loadOrder(order.attributes.code)
    $doing.set({ state: 'idle' })
    return true
  } catch (error) {
    endIfSignedOut(error)
    const problem = problemOf(error)
    if (problem === 'problemMeanwhile') await loadOrder(order.attributes.code)
    $doing.set({ state: 'refused', deed, problem })
    return false
  }
}

/** True when the order was given up. */
export function cancel(order: OrderEntry, reason: string): Promise<boolean> {
  return carryOut('cancel', order, () => cancelOrder(order.id, reason.trim()))
}

/** What somebody has put together for a line; 0 stars are none yet. */
export interface RatingDraft {
  stars: number
  words: string
}

/** True when the lines with stars were rated; those without wait. */
export function rate(
  order: OrderEntry,
  drafts: Readonly<Record<string, RatingDraft>>,
): Promise<boolean> {
  const ratings = Object.entries(drafts).flatMap(([cartitem, { stars, words }]): GivenRating[] => {
    if (stars === 0) return []
    const said = words.trim()
    return [{ cartitem, stars, ...(said !== '' && { words: said }) }]
  })
  return carryOut('rate', order, () => rateOrder(order.id, ratings))
}
