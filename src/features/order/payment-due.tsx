import type { Order } from '@nas/contract/order'
import { formatPrice } from '@nas/domain/money'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import { momentText } from './order-facts.tsx'
import { TimeLeft, useIsOver } from './time-left.tsx'
import { TransferCard } from './transfer-card.tsx'

interface PayNowProps {
  url: string
  total: number
  until: string | null
  texts: Texts<'order'>
}

/** The way to the gateway while an online payment is due. */
function PayNow({ url, total, until, texts }: PayNowProps) {
  return (
    <section className="order-box pay-now no-print" aria-labelledby="pay-now-title">
      <h2 id="pay-now-title">{texts.payTitle}</h2>
      <p>{until === null ? texts.payText : fill(texts.payUntil, { time: momentText(until) })}</p>
      {until === null ? null : (
        <p>
          <TimeLeft until={until} texts={texts} />
        </p>
      )}
      <a className="button" href={url}>
        {fill(texts.payAction, { amount: formatPrice(total) })}
      </a>
    </section>
  )
}

interface PaymentDueProps {
  order: Pick<Order, 'code' | 'total' | 'payment_url' | 'payment_until' | 'transfer'>
  texts: Texts<'order'>
}

/** How to pay an unpaid order until its time limit; empty for other orders. */
export function PaymentDue({ order, texts }: PaymentDueProps) {
  const { code, total, payment_url, payment_until, transfer } = order
  const over = useIsOver(payment_until)
  if (transfer === null && payment_url === null) return null
  if (over) return <p className="notice notice--warning">{texts.timeOverText}</p>
  return (
    <>
      {transfer ? <TransferCard {...{ code, transfer, texts }} until={payment_until} /> : null}
      {payment_url === null ? null : (
        <PayNow {...{ total, texts }} url={payment_url} until={payment_until} />
      )}
    </>
  )
}
