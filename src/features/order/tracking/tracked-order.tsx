import type { TrackedOrder } from '@nas/contract/tracking'
import { formatPrice } from '@nas/domain/money'
import { useEffect, useRef } from 'react'
import type { Texts } from '../../../i18n/catalogues.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { expectedDays } from '../expected-days.ts'
import { Facts } from '../facts.tsx'
import { OrderHelp } from '../order-help.tsx'
import { OrderHistory } from '../order-history.tsx'
import { momentText } from '../order-moment.tsx'
import { OrderState } from '../order-state.tsx'
import { PaymentDue } from '../payment-due.tsx'
import { usePaymentName } from '../use-payment-name.ts'

export interface TrackingTexts {
  tracking: Texts<'tracking'>
  order: Texts<'order'>
}

interface TrackedOrderCardProps {
  order: TrackedOrder
  locale: Locale
  texts: TrackingTexts
}

/** Where an order is; nothing here identifies who ordered. */
export function TrackedOrderCard({ order, locale, texts }: TrackedOrderCardProps) {
  const { tracking: t, order: common } = texts
  const heading = useRef<HTMLHeadingElement>(null)
  const methodName = usePaymentName(order.payment_method, locale)

  useEffect(() => {
    heading.current?.focus()
  }, [order])

  return (
    <section className="order-box tracking__found" aria-labelledby="tracked">
      <h2 id="tracked" ref={heading} tabIndex={-1}>
        {fill(t.found, { code: order.code })}
      </h2>
      <p>
        <OrderState state={order.state} locale={locale} />
      </p>
      <PaymentDue order={order} locale={locale} texts={common} />
      <Facts
        facts={[
          [common.placedAt, momentText(order.createdAt)],
          ...expectedDays(order, common),
          [common.paymentMethod, methodName],
          [common.total, formatPrice(order.total, locale)],
        ]}
      />
      <h3>{common.lines}</h3>
      <ul className="tracking__items">
        {order.items.map(({ name, quantity }) => (
          <li key={name}>
            {name} <span className="muted">{fill(common.quantityTimes, { count: quantity })}</span>
          </li>
        ))}
      </ul>
      <h3>{common.history}</h3>
      <OrderHistory steps={order.history} locale={locale} texts={common} />
      <OrderHelp code={order.code} locale={locale} texts={common} />
    </section>
  )
}
