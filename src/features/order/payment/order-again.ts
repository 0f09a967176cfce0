import { ApiError } from '../../../api-client/api-error.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { endAttempt } from '../../../stores/order-attempt.ts'
import { placeOrder, sentFor } from '../../../stores/place-order.ts'
import { placedOrder } from '../../../stores/placed-order.ts'
import { $result, ask } from './payment-result.store.ts'

export type AgainProblem = Extract<
  keyof Texts<'payment'>,
  `again${'Refused' | 'Unanswered' | 'Waiting'}`
>

/** What can be ordered again with what this device has sent; null when it knows nothing of it. */
export function knownOrder(code: string | null) {
  const placed = placedOrder()
  if (code === null || placed?.order.code !== code || sentFor(code) === undefined) return null
  return placed
}

/**
 * Places the order whose payment failed once more, by the same way to pay or on delivery, and goes
 * on to what follows. Gives the reason when it stays here.
 */
export async function orderAgain(
  code: string,
  way: 'same' | 'cod',
  locale: Locale,
): Promise<AgainProblem | undefined> {
  const [placed, sent] = [knownOrder(code), sentFor(code)]
  if (placed === null || sent === undefined) return 'againRefused'
  // Another tab, or a gateway that was late, may have paid it since.
  const known = await ask(code)
  if (known === 'success') {
    $result.set({ state: known, code })
    return undefined
  }
  if (known !== 'failure') return known === 'waiting' ? 'againWaiting' : 'againUnanswered'
  try {
    const body = way === 'cod' ? { ...sent, payment: 'cod' } : sent
    const next = await placeOrder({ ...body, locale }, placed.lines, locale)
    location.assign(next.address)
    return undefined
  } catch (error) {
    const answered = error instanceof ApiError && error.status < 500 && error.status !== 0
    if (!answered || error.status === 429 || error.code === 'conflict') return 'againUnanswered'
    endAttempt()
    return 'againRefused'
  }
}
