import { awaitsPayment, isCancelled, type OrderState } from '@nas/domain/order-states'
import { atom } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'
import { fetchOrder, trackOrder } from '../../../api-client/orders.ts'
import { forgetSent } from '../../../stores/place-order.ts'
import { notePlacedState, placedOrder } from '../../../stores/placed-order.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { sendSessionToken } from '../../../stores/session-token.ts'

sendSessionToken()

export type ReportedResult = 'success' | 'failure' | 'waiting'

/**
 * The result of a payment. `unknown`: a result exists, but this browser does not have the order.
 * `uncharged`: the gateway has rejected the payment, and the order is updated. `late`: the maximum
 * waiting time has passed. `unclear`: the gateway's report was invalid, so nothing has changed.
 */
export type PaymentResult =
  | { state: 'asking' }
  | { state: 'success' | 'waiting' | 'unknown' | 'late'; code: string | null }
  | { state: 'failure'; code: string | null; uncharged?: true }
  | { state: 'unclear'; code: null }

export const $result = atom<PaymentResult>({ state: 'asking' })

type Known = 'success' | 'failure' | 'waiting'

function resultOf(state: OrderState): Known {
  if (awaitsPayment(state)) return 'waiting'
  return isCancelled(state) ? 'failure' : 'success'
}

/** The state of an order if this browser may query it; otherwise undefined. */
async function stateOf(code: string): Promise<OrderState | undefined> {
  const placed = placedOrder()?.order
  if ($signedIn.get() !== null) {
    const own = await fetchOrder(code)
    if (own !== null) return own.attributes.state
  }
  if (placed?.code !== code) return undefined
  return (await trackOrder(code, placed.phone)).state
}

export type Asked = Known | 'unknown' | 'too-often' | 'unreachable'

export async function ask(code: string): Promise<Asked> {
  try {
    const state = await stateOf(code)
    if (state === undefined) return 'unknown'
    notePlacedState(code, state)
    const result = resultOf(state)
    if (result === 'success') forgetSent(code)
    return result
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unknown'
    if (error.status === 429) return 'too-often'
    return error.status === 0 || error.status >= 500 ? 'unreachable' : 'unknown'
  }
}

/**
 * Queries the result of a payment and polls with growing pauses while it is open.
 * @returns a function that stops it
 */
export function followPayment(reported: ReportedResult, code: string | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let tries = 0

  const settle = (asked: Asked): boolean => {
    if (asked === 'success' || asked === 'failure') {
      $result.set({ state: asked, code })
      return true
    }
    if (asked === 'unknown') {
      $result.set({ state: 'unknown', code })
      return true
    }
    $result.set({ state: 'waiting', code })
    return false
  }
  const fail = async (known: string) => {
    $result.set({ state: 'failure', code })
    // The order may have been paid nevertheless, before or afterwards.
    const asked = await ask(known)
    if (stopped) return
    if (asked === 'success') $result.set({ state: asked, code })
    if (asked === 'failure') $result.set({ state: asked, code, uncharged: true })
  }
  const next = async () => {
    const asked = code === null ? 'unknown' : await ask(code)
    if (stopped || settle(asked)) return
    const pause = pauseAfter(tries, asked === 'too-often')
    tries += 1
    if (pause === null) $result.set({ state: 'late', code })
    else timer = setTimeout(next, pause)
  }

  if (reported !== 'failure') void next()
  else if (code === null) $result.set({ state: 'unclear', code })
  else void fail(code)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

const second = 1000
const pauses = [2, 3, 5, 8, 13, 20, 30]
const longest = 30
const afterTooMany = 60
/** Maximum number of queries, which take about as long as an unpaid order exists. */
const maxTries = 35

/** Milliseconds until the next query; null after the maximum number. */
function pauseAfter(tries: number, tooOften: boolean): number | null {
  if (tries >= maxTries) return null
  return (tooOften ? afterTooMany : (pauses[tries] ?? longest)) * second
}
