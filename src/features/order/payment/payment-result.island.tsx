import { useStore } from '@nanostores/react'
import type { Order } from '@nas/contract/order'
import { type PaymentRefusal, paymentRefusals } from '@nas/contract/payments/fields'
import { useEffect, useState } from 'react'
import { fetchOrder } from '../../../api-client/orders.ts'
import { useHydrated } from '../../../hydration/use-hydrated.ts'
import type { TextProps, Texts } from '../../../i18n/catalogues.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { placedOrder } from '../../../stores/placed-order.ts'
import { $signedIn } from '../../../stores/session.store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { linesOf } from '../order-line.ts'
import { OrderReceipt } from '../order-receipt.tsx'
import { knownOrder, PayAgain } from './pay-again.tsx'
import { $result, followPayment, type ReportedResult } from './payment-result.store.ts'
import { ResultLinks, type ResultState, resultFace } from './result-links.tsx'

interface PaymentResultProps {
  /** The result according to the address. */
  reported: ReportedResult
  locale: Locale
  texts: { payment: Texts<'payment'>; order: Texts<'order'> }
}

const reasons = {
  cancelled: 'reasonCancelled',
  expired: 'reasonExpired',
  funds: 'reasonFunds',
  declined: 'reasonDeclined',
} as const satisfies Record<PaymentRefusal, keyof Texts<'payment'>>

function reasonInAddress(): (typeof reasons)[PaymentRefusal] | null {
  const named = paymentRefusals.find(
    (reason) => reason === new URLSearchParams(location.search).get('reason'),
  )
  return named === undefined ? null : reasons[named]
}

function codeInAddress(): string | null {
  const code = new URLSearchParams(location.search).get('order') ?? ''
  return /^[\w-]{1,40}$/.test(code) ? code : null
}

/**
 * Why an island: it queries the result of a payment, because the address can be forged.
 * `client:load`: it is the page's only content.
 */
export function PaymentResult({ reported, locale, ...props }: PaymentResultProps) {
  const { payment: texts, order: orderTexts } = props.texts
  const hydrated = useHydrated()
  const result = useStore($result, { ssr: 'initial' })
  const [round, setRound] = useState(0)

  useEffect(() => followPayment(reported, codeInAddress()), [reported, round])

  const shown: ResultState = result.state
  const code = result.state === 'asking' ? null : result.code
  const { icon, title, text } = resultFace[shown]
  const uncharged = result.state === 'failure' && result.uncharged === true
  const reason = uncharged ? reasonInAddress() : null
  return (
    <div
      className="placed pay-result"
      data-island="payment-result"
      data-ready={hydrated ? '' : undefined}
      data-result={shown}
    >
      <header className="placed__head">
        <span className={`placed__mark pay-result__mark--${shown}`}>
          <Icon name={icon} />
        </span>
        <h1>{texts[title]}</h1>
        <p className="lead" role="status">
          {texts[text]}
        </p>
        {uncharged ? (
          <p role="status">
            {reason === null ? null : texts[reason]} <strong>{texts.notCharged}</strong>
          </p>
        ) : null}
        {code === null ? null : (
          <p className="placed__code">
            {texts.code} <strong data-order-code="">{code}</strong>
          </p>
        )}
      </header>
      {shown === 'waiting' ? <p className="pay-result__hint muted">{texts.waitingHint}</p> : null}
      {uncharged ? <PayAgain code={code} locale={locale} texts={texts} /> : null}
      {shown === 'success' && code !== null ? (
        <PaidOrder code={code} locale={locale} texts={orderTexts} />
      ) : null}
      <ResultLinks
        state={shown}
        code={code}
        locale={locale}
        texts={texts}
        again={uncharged && knownOrder(code) !== null}
        onAskAgain={() => setRound(round + 1)}
      />
    </div>
  )
}

async function ownOrder(code: string): Promise<Order | null> {
  if ($signedIn.get() === null) return null
  return (await fetchOrder(code))?.attributes ?? null
}

interface PaidOrderProps extends TextProps<Texts<'order'>> {
  code: string
}

/** The paid order: this device's, otherwise the member's; empty for other orders. */
function PaidOrder({ code, locale, texts }: PaidOrderProps) {
  const [placed] = useState(() => placedOrder())
  const isPlaced = placed?.order.code === code
  const own = useLoaded(isPlaced ? undefined : code, ownOrder)
  if (isPlaced) return <OrderReceipt {...placed} locale={locale} texts={texts} />
  if (own.state !== 'ready' || own.value === null) return null
  return <OrderReceipt order={own.value} lines={linesOf(own.value)} locale={locale} texts={texts} />
}
