import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'

/** Nothing was ticked, or everything was bought: the way back to the cart and the shop. */
export function EmptyCheckout({ locale, texts }: { locale: Locale; texts: CheckoutTexts }) {
  return (
    <div className="checkout-empty">
      <Icon name="bag" />
      <h2>{texts.emptyTitle}</h2>
      <p className="muted">{texts.emptyText}</p>
      <button type="button" className="button" data-open-panel="cart" data-wants="cart">
        {texts.emptyOpenCart}
      </button>
      <a className="button button--quiet" href={href(locale, '/')}>
        {texts.emptyHome}
      </a>
    </div>
  )
}
