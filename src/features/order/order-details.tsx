import {
  formatDate,
  formatPhone,
  formatPrice,
  formatTime,
  isPhone,
  orderStateLabels,
} from '@nas/domain'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlacedOrder } from '../../stores/placed-order.ts'
import { Icon } from '../../ui/icon.tsx'
import { Facts } from './facts.tsx'
import { PlacedLines } from './placed-lines.tsx'

interface OrderDetailsProps {
  placed: PlacedOrder
  locale: Locale
  texts: Texts<'order'>
}

const dayOf = (date: string | null): string | null => date && formatDate(date)
const phoneOf = (phone: string): string => (isPhone(phone) ? formatPhone(phone) : phone)

export function OrderDetails({ placed: { order, lines }, locale, texts }: OrderDetailsProps) {
  return (
    <article className="placed">
      <header className="placed__head">
        <span className="placed__mark">
          <Icon name="check" />
        </span>
        <h1>{texts.thanksTitle}</h1>
        <p className="lead">{fill(texts.thanksText, { phone: phoneOf(order.phone) })}</p>
        <p className="placed__code">
          {texts.code} <strong data-order-code="">{order.code}</strong>
        </p>
      </header>
      <section className="placed__facts" aria-label={texts.code}>
        <Facts
          facts={[
            [texts.state, orderStateLabels[order.state][locale]],
            [texts.placedAt, `${formatTime(order.createdAt)} ${formatDate(order.createdAt)}`],
            [texts.estimatedPickup, dayOf(order.estimated_pickup)],
            [texts.estimatedDelivery, dayOf(order.estimated_delivery)],
          ]}
        />
      </section>
      <section className="placed__lines" aria-labelledby="placed-lines">
        <h2 id="placed-lines">{texts.lines}</h2>
        <PlacedLines lines={lines} locale={locale} texts={texts} />
        <Facts
          className="placed__sums"
          facts={[
            [texts.subtotal, formatPrice(order.subtotal)],
            [
              texts.shipping,
              order.shipping_price === 0 ? texts.shippingFree : formatPrice(order.shipping_price),
            ],
            [texts.discount, order.discount === 0 ? null : formatPrice(-order.discount)],
            [texts.total, formatPrice(order.total)],
            [texts.codAmount, order.cod_amount === 0 ? null : formatPrice(order.cod_amount)],
          ]}
        />
      </section>
      <section className="placed__receiver" aria-labelledby="placed-receiver">
        <h2 id="placed-receiver">{texts.receiver}</h2>
        <Facts
          facts={[
            [texts.name, order.name],
            [texts.phone, phoneOf(order.phone)],
            [texts.address, order.address],
            [texts.note, order.note || null],
          ]}
        />
      </section>
      <p className="placed__actions no-print">
        <a className="button" href={href(locale, '/')}>
          {texts.continue}
        </a>
        <button type="button" className="button button--outline" onClick={() => print()}>
          {texts.print}
        </button>
      </p>
    </article>
  )
}
