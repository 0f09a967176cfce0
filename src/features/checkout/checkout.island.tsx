import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { localised } from '../../content/localised.ts'
import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $checkoutList, emptyCart, takeToCheckout } from '../../stores/cart.store.ts'
import { $cartCheck, checkCart } from '../../stores/cart-check.store.ts'
import { confirmationPath } from '../../stores/place-order.ts'
import { $signedIn } from '../../stores/session.store.ts'
import { notify } from '../../stores/toast.store.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import type { CheckoutTexts } from './order-form.ts'
import { prefill } from './order-form.ts'
import { $submission, notSubmitted } from './submission.store.ts'

interface CheckoutProps {
  delivery: DeliveryFacts
  locale: Locale
  texts: CheckoutTexts
}

/** Takes the ticked lines when the page was opened without the cart panel; then looks at prices. */
async function openCheckout(locale: Locale, texts: CheckoutTexts): Promise<void> {
  if ($checkoutList.get().length === 0) takeToCheckout()
  const before = $checkoutList.get()
  await checkCart()
  const { gone } = $cartCheck.get()
  for (const line of before.filter(({ id }) => gone.includes(id))) {
    const name = localised(line, 'name', locale)
    notify({ variant: 'warning', message: fill(texts.goneNotice, { name }) })
  }
}

/**
 * Why an island: the whole page is a form over the cart, which only the browser has.
 * `client:load`: who opens the page is about to type.
 */
export function Checkout({ delivery, locale, texts }: CheckoutProps) {
  const hydrated = useHydrated()
  const lines = useStore($checkoutList, { ssr: emptyCart })
  const submission = useStore($submission, { ssr: notSubmitted })

  useEffect(() => {
    void openCheckout(locale, texts)
  }, [locale, texts])

  // A member's details fill what is empty, also when the sign-in comes while the page is open.
  useEffect(() => $signedIn.subscribe((profile) => profile && prefill(profile)), [])

  // Who comes back from the gateway by the browser's own button finds this page as it was left.
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
        <CheckoutForm {...{ delivery, lines, locale, texts }} />
      )}
    </div>
  )
}
