import type { CartItem } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { localised } from '../../content/localised.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { CheckoutTexts } from './checkout-texts.ts'

interface OrderLinesProps {
  lines: readonly CartItem[]
  formerPrices: Readonly<Record<number, number>>
  locale: Locale
  texts: CheckoutTexts
}

export function OrderLines({ lines, formerPrices, locale, texts }: OrderLinesProps) {
  return (
    <ul className="checkout-lines">
      {lines.map((line) => {
        const former = formerPrices[line.id]
        return (
          <li key={line.id} className="checkout-line">
            <span className="checkout-line__picture">
              {line.imagelink === '' ? null : (
                <img src={line.imagelink} alt="" width={64} height={64} decoding="async" />
              )}
            </span>
            <span className="checkout-line__words">
              {localised(line, 'name', locale)}
              <span className="muted">{fill(texts.quantityTimes, { count: line.quantity })}</span>
            </span>
            <span className="price">
              {former !== undefined && former !== line.price ? (
                <del className="muted">{formatPrice(former * line.quantity)}</del>
              ) : null}{' '}
              {formatPrice(line.price * line.quantity)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
