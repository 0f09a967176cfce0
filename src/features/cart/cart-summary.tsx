import { formatPrice } from '@nas/domain/money'
import { untilFreeDelivery } from '@nas/domain/order-totals'
import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { takeToCheckout } from '../../stores/cart.store.ts'
import { closePanel } from '../../stores/panel.store.ts'
import { notify } from '../../stores/toast.store.ts'
import type { CartTexts } from './cart-texts.ts'
import { FreeDelivery } from './free-delivery.tsx'

interface CartSummaryProps {
  locale: Locale
  texts: CartTexts
  tickedCount: number
  total: number
}

function goToCheckout(locale: Locale, texts: CartTexts): void {
  if (!takeToCheckout()) {
    notify({ variant: 'warning', message: texts.nothingTicked })
    return
  }
  const checkout = href(locale, '/thanh-toan')
  if (location.pathname === checkout) closePanel('cart')
  else location.assign(checkout)
}

export function CartSummary({ locale, texts, tickedCount, total }: CartSummaryProps) {
  return (
    <div className="cart-summary">
      <FreeDelivery texts={texts} subtotal={total} />
      <p className="cart-total" aria-live="polite" aria-atomic="true">
        <span>
          {texts.total}
          <small>{fill(texts.tickedCount, { count: tickedCount })}</small>
        </span>
        <strong>{formatPrice(total)}</strong>
      </p>
      <button
        type="button"
        className="button button--block"
        onClick={() => goToCheckout(locale, texts)}
      >
        {texts.checkout}
      </button>
      {untilFreeDelivery(total) === 0 ? null : (
        <p className="cart-small-print">{texts.deliveryNote}</p>
      )}
    </div>
  )
}
