import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { useEffect } from 'react'
import type { TextProps } from '../../../i18n/catalogues.ts'
import { noteKnownOrder } from '../../../stores/known-orders.ts'
import { type OwnView, reloadOrder } from '../order.store.ts'
import {
  expectedDays,
  Facts,
  momentText,
  OrderHelp,
  OrderReceiver,
  OrderState,
  usePaymentName,
} from '../order-facts.tsx'
import { OrderGoods } from '../order-goods.tsx'
import { OrderHistory } from '../order-history.tsx'
import { linesOf } from '../order-line.ts'
import { PaymentDue } from '../payment-due.tsx'
import { BuyAgain } from './buy-again-button.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderRatings } from './order-ratings.tsx'
import type { OrderTexts } from './order-texts.ts'

interface OwnOrderProps extends TextProps<OrderTexts> {
  view: OwnView
}

/** A complete order: due actions first, then its content, then its history. */
export function OwnOrder({ view: { access, order: entry }, locale, texts }: OwnOrderProps) {
  const { attributes: order } = entry
  const { own: t, order: common } = texts
  const methodName = usePaymentName(order.payment_method, locale)
  const { history = [], refunds = [] } = order
  useEffect(() => noteKnownOrder(order.code, order), [order])
  return (
    <article className="own-order">
      <div className="own-order__todo">
        <PaymentDue
          order={order}
          locale={locale}
          texts={common}
          access={access}
          phone={order.phone}
          onChange={() => void reloadOrder()}
        />
        {refunds.length === 0 ? null : (
          <ul className="own-order__refunds">
            {refunds.map(({ id, amount, settled_at }) => (
              <li key={id} className={`notice${settled_at === null ? '' : ' notice--success'}`}>
                {settled_at === null
                  ? fill(t.refundDue, { amount: formatPrice(amount) })
                  : fill(t.refundPaid, {
                      amount: formatPrice(amount),
                      at: momentText(settled_at),
                    })}
              </li>
            ))}
          </ul>
        )}
        <OrderRatings order={entry} locale={locale} texts={texts} />
      </div>
      <div className="own-order__side">
        <section className="order-box" aria-labelledby="own-order-state">
          <h2 id="own-order-state">{common.state}</h2>
          <p>
            <OrderState order={order} locale={locale} />
          </p>
          <Facts
            className="own-order__facts"
            facts={[[common.paymentMethod, methodName], ...expectedDays(order, common)]}
          />
          <div className="own-order__deeds">
            <BuyAgain order={entry} texts={texts} />
            <CancelOrder order={entry} texts={texts} />
            <OrderHelp code={order.code} locale={locale} texts={common} />
          </div>
        </section>
        <section className="order-box no-print" aria-labelledby="own-order-history">
          <h2 id="own-order-history">{common.history}</h2>
          <OrderHistory
            payment={order.payment_kind}
            steps={history}
            locale={locale}
            texts={common}
          />
        </section>
      </div>
      <div className="own-order__main">
        <OrderGoods order={order} lines={linesOf(order)} locale={locale} texts={common} />
        <OrderReceiver order={order} texts={common} />
      </div>
    </article>
  )
}
