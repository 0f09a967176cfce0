import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { takeToCheckout } from '../../stores/cart.store.ts'
import { closePanel } from '../../stores/panel.store.ts'

/** Opens the checkout with the ticked lines; false when none is ticked (SPEC §5). */
export function openCheckout(locale: Locale): boolean {
  if (!takeToCheckout()) return false
  const checkout = href(locale, '/thanh-toan')
  if (location.pathname === checkout) closePanel('cart')
  else location.assign(checkout)
  return true
}
