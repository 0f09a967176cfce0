import { useStore } from '@nanostores/react'
import { fill } from '@nas/domain/placeholders'
import { useEffect, useRef, useState } from 'react'
import { localised } from '../../content/localised.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $checkoutList, emptyCart, takeToCheckout } from '../../stores/cart.store.ts'
import { $cartCheck, checkCart } from '../../stores/cart-check.store.ts'
import { confirmationPath } from '../../stores/place-order.ts'
import { isPaymentDue, placedOrder } from '../../stores/placed-order.ts'
import { $signedIn } from '../../stores/session.store.ts'
import { notify } from '../../stores/toast.store.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { Icon } from '../../ui/icon.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { type CheckoutTexts, prefill } from './order-form.ts'
import { $submission } from './submission.store.ts'

/** Links back to the order for visitors who return by Back. */
function PlacedNotice({ locale, texts }: TextProps<CheckoutTexts>) {
  const order = placedOrder()?.order

  // Otherwise the browser would restore the scroll position of the form, below this notice.
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

interface EmptyCheckoutProps extends TextProps<CheckoutTexts> {
  /** Whether there were lines when the page was opened. */
  emptied: boolean
}

function EmptyCheckout({ locale, texts, emptied }: EmptyCheckoutProps) {
  const action = useRef<HTMLButtonElement>(null)
  // The focused button has disappeared with the last line, so the next action gets the focus.
  useEffect(() => {
    if (!emptied) return
    action.current?.focus({ preventScroll: true })
    // An order placed meanwhile in another tab is shown at the top.
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

interface CheckoutProps extends TextProps<CheckoutTexts> {
  delivery: DeliveryFacts
}

/** Uses the ticked lines when the page was opened without the cart panel; then checks prices. */
async function openCheckout(locale: Locale, texts: CheckoutTexts): Promise<void> {
  if ($checkoutList.get().length === 0) takeToCheckout()
  const before = $checkoutList.get()
  await checkCart()
  const { gone } = $cartCheck.get()
  const names = before
    .filter(({ id }) => gone.includes(id))
    .map((line) => localised(line, 'name', locale))
  if (names.length === 0) return
  const name = names.join(', ')
  notify({ variant: 'warning', message: fill(texts.goneNotice, { name }) })
}

/**
 * Why an island: the whole page is a form for the cart, which only the browser has. `client:load`:
 * visitors type immediately.
 */
export function Checkout({ delivery, locale, texts }: CheckoutProps) {
  const hydrated = useHydrated()
  const lines = useStore($checkoutList, { ssr: emptyCart })
  const submission = useStore($submission, { ssr: 'initial' })

  useEffect(() => {
    void openCheckout(locale, texts)
  }, [locale, texts])

  // A member's details fill empty fields, also after a sign-in on the open page.
  useEffect(() => $signedIn.subscribe((profile) => profile && prefill(profile)), [])

  // Back from the gateway may restore this page from the browser's cache.
  useEffect(() => {
    const follow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && $submission.get().state === 'placed') {
        location.replace(href(locale, confirmationPath))
      }
    }
    addEventListener('pageshow', follow)
    return () => removeEventListener('pageshow', follow)
  }, [locale])

  const [hadLines, setHadLines] = useState(false)
  if (lines.length > 0 && !hadLines) setHadLines(true)

  const empty = hydrated && lines.length === 0 && submission.state !== 'placed'
  return (
    <div data-island="checkout" data-ready={hydrated ? '' : undefined}>
      {empty ? (
        <EmptyCheckout locale={locale} texts={texts} emptied={hadLines} />
      ) : (
        <CheckoutForm delivery={delivery} lines={lines} locale={locale} texts={texts} />
      )}
    </div>
  )
}
