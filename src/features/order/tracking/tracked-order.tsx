import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { useEffect, useRef } from 'react'
import type { TextProps, Texts } from '../../../i18n/catalogues.ts'
import { notePlacedOrder } from '../../../stores/placed-order.ts'
import type { OrderTexts } from '../mine/order-texts.ts'
import { type OrderView, showTracked } from '../order.store.ts'
import {
  expectedDays,
  Facts,
  momentText,
  OrderHelp,
  OrderState,
  usePaymentName,
} from '../order-facts.tsx'
import { OrderSums } from '../order-goods.tsx'
import { OrderHistory } from '../order-history.tsx'
import { PaymentDue } from '../payment-due.tsx'

export interface TrackingTexts extends OrderTexts {
  tracking: Texts<'tracking'>
}

interface TrackedOrderCardProps extends TextProps<TrackingTexts> {
  view: Extract<OrderView, { state: 'tracked' }>
}

/** State of an order, without data that identify the customer. */
export function TrackedOrderCard({ view, locale, texts }: TrackedOrderCardProps) {
  const { access, order } = view
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
        <OrderState order={order} locale={locale} />
      </p>
      <PaymentDue
        order={order}
        access={access}
        phone={access.phone}
        locale={locale}
        texts={common}
        onChange={(changed) => {
          notePlacedOrder(changed)
          showTracked(changed, access.phone)
        }}
      />
      <Facts
        facts={[
          [common.placedAt, momentText(order.createdAt)],
          ...expectedDays(order, common),
          [common.paymentMethod, methodName],
        ]}
      />
      <h3>{common.lines}</h3>
      <ul className="tracking__items">
        {order.items.map((item) => (
          <li key={item.name}>
            <span>
              {(locale === 'en' && item.name_en) || item.name}{' '}
              <span className="muted">{fill(common.quantityTimes, { count: item.quantity })}</span>
            </span>
            <span className="price">{formatPrice(item.price * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <OrderSums order={order} texts={common} />
      <h3>{common.history}</h3>
      <OrderHistory
        payment={order.payment_kind}
        steps={order.history}
        locale={locale}
        texts={common}
      />
      <OrderHelp code={order.code} locale={locale} texts={common} />
    </section>
  )
}
