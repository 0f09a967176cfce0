import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { confirmationPath } from '../../stores/place-order.ts'
import { isPaymentDue, placedOrder } from '../../stores/placed-order.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutTexts } from './order-form.ts'

/** Leads back to the order who comes here by the browser's own way back. */
function PlacedNotice({ locale, texts }: { locale: Locale; texts: CheckoutTexts }) {
  const order = placedOrder()?.order

  // The browser would show the place at which the form was left, below this.
  useEffect(() => {
    if (order === undefined) return
    history.scrollRestoration = 'manual'
    scrollTo({ top: 0, behavior: 'instant' })
  }, [order])

  if (order === undefined) return null
  const due = isPaymentDue(order, new Date())
  return (
    <p className={`notice checkout-pending${due ? ' notice--warning' : ''}`} role="status">
      {fill(due ? texts.pendingPayment : texts.placedAlready, { code: order.code })}{' '}
      <a href={href(locale, confirmationPath)}>
        {due ? texts.pendingPaymentLink : texts.placedAlreadyLink}
      </a>
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
    action.current?.focus({ preventScroll: true })
    // An order that was placed meanwhile in another tab is told of at the top.
    if (placedOrder() === null) action.current?.scrollIntoView({ block: 'center' })
  }, [emptied])

  return (
    <div className="empty-state">
      <PlacedNotice locale={locale} texts={texts} />
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
