import { formatPrice } from '@nas/domain/money'
import { freeDeliveryAbove, untilFreeDelivery } from '@nas/domain/order-totals'
import { fill } from '../../i18n/fill.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CartTexts } from './cart-texts.ts'

/** Exactly the limit still pays (SPEC §9). */
const freeFrom = freeDeliveryAbove + 1

function sentence(texts: CartTexts, subtotal: number): string {
  if (subtotal === 0)
    return fill(texts.freeDeliveryRule, { amount: formatPrice(freeDeliveryAbove) })
  const missing = untilFreeDelivery(subtotal)
  if (missing === 0) return texts.freeDeliveryReached
  return fill(texts.freeDeliveryMissing, { amount: formatPrice(missing) })
}

/** How far the ticked items are from free delivery (SPEC §9). */
export function FreeDelivery({ texts, subtotal }: { texts: CartTexts; subtotal: number }) {
  const text = sentence(texts, subtotal)
  return (
    <div className="free-delivery">
      <p>
        <Icon name={untilFreeDelivery(subtotal) === 0 ? 'check' : 'truck'} />
        {text}
      </p>
      <progress aria-label={text} max={freeFrom} value={Math.min(subtotal, freeFrom)} />
    </div>
  )
}
