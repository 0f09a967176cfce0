import { useStore } from '@nanostores/react'
import { cartCount } from '@nas/domain/cart'
import { fill } from '@nas/domain/placeholders'
import { useEffect } from 'react'
import type { FormTexts } from '../../forms/form-fields.ts'
import { MembersOnly } from '../../forms/members-only.tsx'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $cart, emptyCart } from '../../stores/cart.store.ts'
import { $cartCheck, checkCart } from '../../stores/cart-check.store.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { CartCompanions } from './cart-companions.tsx'
import { CartList, EmptyCart, RemovedLine } from './cart-list.tsx'
import { type CartProps, CartSummary } from './cart-summary.tsx'

interface CartPageProps {
  delivery: DeliveryFacts
  locale: Locale
  texts: { cart: Texts<'cart'>; forms: FormTexts }
}

/**
 * Why an island: cart and session exist only in the browser. `client:load`: it is the page's only
 * content.
 */
export function CartPage({ delivery, locale, texts }: CartPageProps) {
  return (
    <div data-island="cart-page" data-ready={useHydrated() ? '' : undefined}>
      <MembersOnly
        locale={locale}
        texts={texts.forms}
        waiting={<h1 className="cart-page__title">{texts.cart.title}</h1>}
      >
        {() => <MembersCart delivery={delivery} locale={locale} texts={texts.cart} />}
      </MembersOnly>
    </div>
  )
}

function MembersCart({ delivery, locale, texts }: CartProps) {
  const items = useStore($cart, { ssr: emptyCart })
  const check = useStore($cartCheck, { ssr: 'initial' })

  useEffect(() => {
    void checkCart()
  }, [])

  return (
    <>
      <h1 className="cart-page__title">
        {texts.title}
        {items.length === 0 ? null : (
          <small>{fill(texts.inCart, { count: cartCount(items) })}</small>
        )}
      </h1>
      {items.length === 0 ? (
        <EmptyCart texts={texts}>
          <a className="button" href={href(locale, '/')}>
            {texts.emptyAction}
          </a>
          <RemovedLine locale={locale} texts={texts} />
        </EmptyCart>
      ) : (
        <div className="cart-page__columns">
          <section aria-label={texts.title}>
            <CartList items={items} check={check} locale={locale} texts={texts} />
            <RemovedLine locale={locale} texts={texts} />
            <CartCompanions items={items} locale={locale} texts={texts} />
          </section>
          <div className="cart-summary">
            <CartSummary delivery={delivery} locale={locale} texts={texts} />
          </div>
        </div>
      )}
    </>
  )
}
