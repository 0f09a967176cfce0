import type { CartItem } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { freeDeliveryAbove, orderTotals } from '@nas/domain/order-totals'
import { localised } from '../../content/localised.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { deliveryOption, shippings } from './shippings.ts'

interface OrderSumsProps {
  lines: readonly CartItem[]
  locale: Locale
  texts: CheckoutTexts
}

/** What the order will cost: the rules of the domain over the prices last seen. */
export function OrderSums({ lines, locale, texts }: OrderSumsProps) {
  const delivery = useLoaded(shippings, deliveryOption)
  const { subtotal, shippingPrice, total } = orderTotals({ lines })
  const name =
    delivery.state === 'ready' && delivery.value
      ? localised(delivery.value, 'name', locale)
      : texts.deliveryStandard

  return (
    <dl className="checkout-sums" aria-live="polite">
      <div>
        <dt>{texts.subtotal}</dt>
        <dd>{formatPrice(subtotal)}</dd>
      </div>
      <div>
        <dt>
          {texts.shipping}
          <span className="muted">
            {name}. {fill(texts.deliveryRule, { amount: formatPrice(freeDeliveryAbove) })}
          </span>
        </dt>
        <dd>{shippingPrice === 0 ? texts.deliveryFree : formatPrice(shippingPrice)}</dd>
      </div>
      <div className="checkout-sums__total">
        <dt>{texts.total}</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
    </dl>
  )
}
