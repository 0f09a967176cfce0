import { useStore } from '@nanostores/react'
import { cartCount } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { freeDeliveryAbove, untilFreeDelivery } from '@nas/domain/order-totals'
import { fill } from '@nas/domain/placeholders'
import { DeliveryNote } from '../../forms/delivery-note.tsx'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $tickedItems, $tickedTotal, emptyCart } from '../../stores/cart.store.ts'
import { checkStock, refusesTooMany } from '../../stores/cart-check.store.ts'
import { notify } from '../../stores/toast.store.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { GiftBox } from '../../ui/gift-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openCheckout } from './to-checkout.ts'

/** Delivery is free above the limit; exactly the limit still costs the fee (SPEC §9). */
const freeFrom = freeDeliveryAbove + 1

function sentence(texts: Texts<'cart'>, subtotal: number): string {
  if (subtotal === 0)
    return fill(texts.freeDeliveryRule, { amount: formatPrice(freeDeliveryAbove) })
  const missing = untilFreeDelivery(subtotal)
  if (missing === null) return texts.freeDeliveryReached
  if (missing === 0) return texts.freeDeliveryAlmost
  return fill(texts.freeDeliveryMissing, { amount: formatPrice(missing) })
}

interface FreeDeliveryProps {
  texts: Texts<'cart'>
  subtotal: number
}

function FreeDelivery({ texts, subtotal }: FreeDeliveryProps) {
  const text = sentence(texts, subtotal)
  return (
    <div className="free-delivery">
      <p>
        <Icon name={untilFreeDelivery(subtotal) === null ? 'check' : 'truck'} />
        {text}
      </p>
      <progress aria-label={text} max={freeFrom} value={Math.min(subtotal, freeFrom)} />
    </div>
  )
}

/** Props of the parts that show the whole cart. */
export interface CartProps extends TextProps<Texts<'cart'>> {
  delivery: DeliveryFacts
}

function goToCheckout(island: Element | null, locale: Locale, texts: Texts<'cart'>): void {
  if (refusesTooMany()) {
    island?.querySelector<HTMLElement>('[data-too-many]')?.focus()
    // The stock may have been refilled, so the next press checks again.
    void checkStock()
    return
  }
  if (!openCheckout(locale)) {
    notify({ variant: 'warning', message: texts.nothingTicked }, $tickedTotal)
  }
}

export function CartSummary({ delivery, locale, texts }: CartProps) {
  const count = cartCount(useStore($tickedItems, { ssr: emptyCart }))
  const total = useStore($tickedTotal, { ssr: () => 0 })
  return (
    <>
      <div className="cart-notes">
        <FreeDelivery texts={texts} subtotal={total} />
        <DeliveryNote facts={delivery} locale={locale} canChoose />
        {untilFreeDelivery(total) === null ? null : (
          <p className="cart-small-print">{texts.deliveryNote}</p>
        )}
        <p className="gift gift--offer">
          <GiftBox /> {texts.giftOffer}
        </p>
      </div>
      <div className="cart-bar">
        <p className="cart-total" aria-live="polite" aria-atomic="true">
          <span>
            {texts.total}
            <small>{fill(texts.tickedCount, { count })}</small>
          </span>
          <strong>{formatPrice(total)}</strong>
        </p>
        <button
          type="button"
          className="button button--block"
          data-checkout=""
          onClick={({ currentTarget }) =>
            goToCheckout(currentTarget.closest('[data-island]'), locale, texts)
          }
        >
          {texts.checkout}
        </button>
      </div>
    </>
  )
}
