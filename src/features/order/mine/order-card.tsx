import { formatPrice } from '@nas/domain/money'
import type { OrderEntry } from '../../../api-client/orders.ts'
import { localised } from '../../../content/localised.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { linesOf, type OrderLine } from '../order-line.ts'
import { momentText, OrderMoment } from '../order-moment.tsx'
import { OrderState } from '../order-state.tsx'
import type { OrderTexts } from './order-texts.ts'
import { PlaceLink } from './place-link.tsx'

interface OrderCardProps {
  entry: OrderEntry
  /** The page of the list, for the way back. */
  page: number
  locale: Locale
  texts: OrderTexts
}

const mostPictures = 3

/** "Serum and 2 more". */
function goodsText(lines: readonly OrderLine[], locale: Locale, more: string): string {
  const [first, ...others] = lines
  if (first === undefined) return ''
  const name = localised(first, 'name', locale)
  return others.length === 0 ? name : fill(more, { name, count: others.length })
}

export function OrderCard({ entry, page, locale, texts }: OrderCardProps) {
  const { attributes: order } = entry
  const { own: t } = texts
  const lines = linesOf(order)
  const until = order.payment_until
  return (
    <li className="order-card">
      <p className="order-card__pictures" aria-hidden="true">
        {lines.slice(0, mostPictures).map(({ id, imagelink }) => (
          <span key={id}>
            {imagelink === '' ? null : (
              <img src={imagelink} alt="" width={64} height={64} decoding="async" loading="lazy" />
            )}
          </span>
        ))}
      </p>
      <div className="order-card__words">
        <h2>
          <PlaceLink to={{ order: order.code, page }} className="order-card__link">
            {order.code}
          </PlaceLink>
        </h2>
        <p>{goodsText(lines, locale, t.goodsMore)}</p>
        <p className="muted">
          <OrderMoment at={order.createdAt} />
        </p>
      </div>
      <div className="order-card__end">
        <OrderState state={order.state} locale={locale} />
        <strong className="price">{formatPrice(order.total, locale)}</strong>
        {until === null ? null : (
          <span className="order-card__due">{fill(t.due, { time: momentText(until) })}</span>
        )}
      </div>
    </li>
  )
}
