import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { isPaymentDue, placedOrder } from '../../stores/placed-order.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutTexts } from './order-form.ts'
import { confirmationPath } from './submission.store.ts'

/** Leads who left the gateway back to the order that waits for its payment. */
function PendingPayment({ locale, texts }: { locale: Locale; texts: CheckoutTexts }) {
  const order = placedOrder()?.order
  if (order === undefined || !isPaymentDue(order, new Date())) return null
  return (
    <p className="notice notice--warning checkout-pending">
      {fill(texts.pendingPayment, { code: order.code })}{' '}
      <a href={href(locale, confirmationPath)}>{texts.pendingPaymentLink}</a>
    </p>
  )
}

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
        data-preloads="cart"
      >
        {texts.emptyOpenCart}
      </button>
      <a className="button button--quiet" href={href(locale, '/')}>
        {texts.emptyHome}
      </a>
    </div>
  )
}
