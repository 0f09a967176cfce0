import { formatPrice } from '@nas/domain/money'
import { useRef, useState } from 'react'
import { offeredPayments } from '../../../api-client/payments.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { type AgainProblem, knownOrder, orderAgain } from './order-again.ts'

const loadMethods = async () =>
  (await offeredPayments($signedIn.get() !== null)).methods.map(({ code }) => code)

interface PayAgainProps {
  code: string | null
  locale: Locale
  texts: Texts<'payment'>
}

/** Orders once more what was not paid, with everything as it was typed: one press. */
export function PayAgain({ code, locale, texts }: PayAgainProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AgainProblem>()
  // Two clicks can come before React has drawn the button as pressed.
  const running = useRef(false)
  const [known] = useState(() => knownOrder(code))
  const methods = useLoaded(known === null ? undefined : 'methods', loadMethods)
  if (known === null || code === null) return null

  const press = async (way: 'same' | 'cod') => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(await orderAgain(code, way, locale))
    running.current = false
    setBusy(false)
  }
  const withCod = methods.state === 'ready' && methods.value.includes('cod')
  const amount = formatPrice(known.order.total, locale)
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
