import type { Order } from '@nas/contract/order'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { PayNow } from './pay-now.tsx'
import { useIsOver } from './time-left.tsx'
import { TransferCard } from './transfer-card.tsx'

interface PaymentDueProps {
  order: Pick<Order, 'code' | 'total' | 'payment_url' | 'payment_until' | 'transfer'>
  locale: Locale
  texts: Texts<'order'>
}

/** How to pay an order that waits for it, until its time is over; nothing where there is no such way. */
export function PaymentDue({ order, locale, texts }: PaymentDueProps) {
  const { code, total, payment_url, payment_until, transfer } = order
  const over = useIsOver(payment_until)
  if (transfer === null && payment_url === null) return null
  if (over) return <p className="notice notice--warning">{texts.timeOverText}</p>
  return (
    <>
      {transfer ? (
        <TransferCard {...{ code, transfer, locale, texts }} until={payment_until} />
      ) : null}
      {payment_url === null ? null : (
        <PayNow {...{ total, locale, texts }} url={payment_url} until={payment_until} />
      )}
    </>
  )
}
