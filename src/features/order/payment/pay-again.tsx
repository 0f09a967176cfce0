import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { useState } from 'react'
import { ApiError } from '../../../api-client/api-error.ts'
import { offeredPayments } from '../../../api-client/payments.ts'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import type { TextProps, Texts } from '../../../i18n/catalogues.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { forgetOrdered } from '../../../stores/cart-changes.ts'
import { endAttempt } from '../../../stores/order-attempt.ts'
import { placeOrder, sentFor } from '../../../stores/place-order.ts'
import { placedOrder } from '../../../stores/placed-order.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { $result, ask } from './payment-result.store.ts'

type AgainProblem = Extract<keyof Texts<'payment'>, `again${'Refused' | 'Unanswered' | 'Waiting'}`>

/** This device's stored input for a new attempt; null without one. */
export function knownOrder(code: string | null) {
  const placed = placedOrder()
  if (code === null || placed?.order.code !== code || sentFor(code) === undefined) return null
  return placed
}

/**
 * Places the order whose payment failed again, with the same payment method or with cash on
 * delivery, and opens the next page.
 * @returns the reason of a failure
 */
export async function orderAgain(
  code: string,
  way: 'same' | 'cod',
  locale: Locale,
): Promise<AgainProblem | undefined> {
  const [placed, sent] = [knownOrder(code), sentFor(code)]
  if (placed === null || sent === undefined) return 'againRefused'
  // Another tab or a late report of the gateway may have paid the order meanwhile.
  const known = await ask(code)
  if (known === 'success') {
    $result.set({ state: known, code })
    return undefined
  }
  if (known !== 'failure') return known === 'waiting' ? 'againWaiting' : 'againUnanswered'
  try {
    const body = way === 'cod' ? { ...sent, payment: 'cod' } : sent
    const next = await placeOrder({ ...body, locale }, placed.lines, locale)
    // The lines may already be in the cart again.
    forgetOrdered(placed.lines)
    location.assign(next.address)
    return undefined
  } catch (error) {
    const answered = error instanceof ApiError && error.status < 500 && error.status !== 0
    if (!answered || error.status === 429 || error.code === 'conflict') return 'againUnanswered'
    endAttempt()
    return 'againRefused'
  }
}

const loadMethods = async () =>
  (await offeredPayments($signedIn.get() !== null)).methods.map(({ code }) => code)

interface PayAgainProps extends TextProps<Texts<'payment'>> {
  code: string | null
}

export function PayAgain({ code, locale, texts }: PayAgainProps) {
  const { busy, run } = useSingleRun()
  const [problem, setProblem] = useState<AgainProblem>()
  const [known] = useState(() => knownOrder(code))
  const methods = useLoaded(known === null ? undefined : 'methods', loadMethods)
  if (known === null || code === null) return null

  const press = (way: 'same' | 'cod') =>
    run(async () => setProblem(await orderAgain(code, way, locale)))
  const withCod = methods.state === 'ready' && methods.value.includes('cod')
  const amount = formatPrice(known.order.total)
  return (
    <section className="order-box pay-again" aria-label={texts.againTitle}>
      <h2>{texts.againTitle}</h2>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={() => void press('same')}
      >
        {busy ? texts.againBusy : fill(texts.againOnline, { amount })}
      </button>
      {withCod ? (
        <button
          type="button"
          className="button button--outline"
          aria-disabled={busy || undefined}
          onClick={() => void press('cod')}
        >
          {texts.againCod}
        </button>
      ) : null}
      {problem === undefined ? null : (
        <p className="notice notice--warning" role="alert">
          {texts[problem]}
        </p>
      )}
    </section>
  )
}
