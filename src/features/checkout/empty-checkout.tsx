import { useEffect, useRef } from 'react'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import { PendingPayment } from './pending-payment.tsx'

interface EmptyCheckoutProps {
  locale: Locale
  texts: CheckoutTexts
  /** Lines were there when the page was opened. */
  emptied: boolean
}

/** Nothing was ticked, or everything was bought: the way back to the cart and the shop. */
export function EmptyCheckout({ locale, texts, emptied }: EmptyCheckoutProps) {
  const action = useRef<HTMLButtonElement>(null)
  // The button that took the last line away is gone, and with it the place on the page.
  useEffect(() => {
    if (!emptied) return
    action.current?.focus()
    action.current?.scrollIntoView({ block: 'center' })
  }, [emptied])

  return (
    <div className="empty-state">
      <PendingPayment locale={locale} texts={texts} />
      <Icon name="bag" />
      <h2>{texts.emptyTitle}</h2>
      <p className="muted">{texts.emptyText}</p>
      <button
        type="button"
        className="button"
        ref={action}
        data-open-panel="cart"
        data-wants="cart"
      >
        {texts.emptyOpenCart}
      </button>
      <a className="button button--quiet" href={href(locale, '/')}>
        {texts.emptyHome}
      </a>
    </div>
  )
}
