import { useStore } from '@nanostores/react'
import { cartCount } from '@nas/domain/cart'
import { useEffect, useRef } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $cart, $tickedItems, $tickedTotal, emptyCart } from '../../stores/cart.store.ts'
import { $cartCheck, checkCart, uncheckedCart } from '../../stores/cart-check.store.ts'
import { $panel, closePanel, noPanel } from '../../stores/panel.store.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CartList, EmptyCart } from './cart-list.tsx'
import { CartSummary } from './cart-summary.tsx'

/** Closes the empty panel and returns to the page behind it. */
function BackToPage({ text }: { text: string }) {
  const action = useRef<HTMLButtonElement>(null)
  // When the last line was removed, its focused button disappeared.
  useEffect(() => action.current?.focus(), [])

  return (
    <button type="button" className="button" ref={action} onClick={() => closePanel('cart')}>
      {text}
    </button>
  )
}

interface CartPanelProps {
  delivery: DeliveryFacts
  locale: Locale
  texts: Texts<'cart'>
}

/**
 * Why an island: the cart exists only in the browser and is edited in place.
 * `client:on-request="cart"`: React is loaded when a visitor reaches for the cart.
 */
export function CartPanel({ delivery, locale, texts }: CartPanelProps) {
  const open = useStore($panel, { ssr: noPanel }) === 'cart'
  const items = useStore($cart, { ssr: emptyCart })
  const check = useStore($cartCheck, { ssr: uncheckedCart })
  const pieces = cartCount(useStore($tickedItems, { ssr: emptyCart }))
  const total = useStore($tickedTotal, { ssr: () => 0 })

  // Stored prices and products may be outdated: checked when the panel opens.
  useEffect(() => {
    if (open) void checkCart()
  }, [open])

  return (
    <Dialog
      open={open}
      onClose={() => closePanel('cart')}
      labelledBy="cart-title"
      variant="side"
      island="cart"
      ready={useHydrated()}
    >
      <header className="dialog__head">
        <h2 id="cart-title">{texts.title}</h2>
        <IconButton icon="close" label={texts.close} onClick={() => closePanel('cart')} />
      </header>
      {items.length === 0 ? (
        <EmptyCart texts={texts}>
          <BackToPage text={texts.emptyAction} />
        </EmptyCart>
      ) : (
        <>
          <CartList items={items} check={check} locale={locale} texts={texts} />
          <CartSummary {...{ delivery, locale, texts, total }} tickedCount={pieces} />
        </>
      )}
    </Dialog>
  )
}
