import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { $cart, emptyCart } from '../../stores/cart.store.ts'
import { $cartCheck, checkCart } from '../../stores/cart-check.store.ts'
import { $panel } from '../../stores/panel.store.ts'
import { CartCompanions } from './cart-companions.tsx'
import { CartList, EmptyCart, RemovedLine } from './cart-list.tsx'
import { type CartProps, CartSummary } from './cart-summary.tsx'

/** Controls that shell and island share. */
const shared = ['[data-checkout]', '.cart-lines']

/**
 * Replaces the lines that the page drew (`cart-shell.ts`) by the island; keeps focus and scroll
 * position.
 */
function takeOver(): void {
  const shell = document.querySelector('[data-cart-shell]')
  const body = shell?.parentElement
  const scrolled = shell?.querySelector('.cart-lines')?.scrollTop ?? 0
  if (!shell || !body) return
  // Replacing the lines now would lose a press that has begun.
  if (shell.matches(':active')) {
    requestAnimationFrame(takeOver)
    return
  }
  const top = body.scrollTop
  const focused = shared.find((one) => shell.querySelector(one) === document.activeElement)
  shell.remove()
  body.scrollTop = top
  body.querySelector('.cart-lines')?.scrollTo(0, scrolled)
  if (focused) body.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
}

interface BackToPageProps {
  text: string
  /** Whether the last line was just removed, together with its focused button. */
  takesFocus: boolean
}

function BackToPage({ text, takesFocus }: BackToPageProps) {
  const action = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) action.current?.focus()
  }, [takesFocus])

  return (
    <button type="button" className="button" ref={action} data-close-cart="">
      {text}
    </button>
  )
}

/**
 * Why an island: the cart exists only in the browser and is edited in place.
 * `client:on-request="cart"`: React is loaded when a visitor reaches for the cart; until then the
 * page draws the stored lines itself (`cart-shell.ts`).
 */
export function CartContents({ delivery, locale, texts }: CartProps) {
  const ready = useHydrated()
  const open = useStore($panel, { ssr: 'initial' }) === 'cart'
  const items = useStore($cart, { ssr: emptyCart })
  const check = useStore($cartCheck, { ssr: 'initial' })
  const wasFilled = useRef(false)

  useLayoutEffect(() => {
    if (ready) takeOver()
  }, [ready])

  useEffect(() => {
    if (items.length > 0) wasFilled.current = true
  }, [items])

  // Stored prices and products may be outdated, so they are checked when the panel opens.
  useEffect(() => {
    if (open) void checkCart()
  }, [open])

  return (
    <div className="cart-contents" data-island="cart" data-ready={ready ? '' : undefined}>
      {items.length === 0 ? (
        <EmptyCart texts={texts}>
          <BackToPage text={texts.emptyAction} takesFocus={wasFilled.current} />
          <RemovedLine locale={locale} texts={texts} />
        </EmptyCart>
      ) : (
        <>
          <CartList items={items} check={check} locale={locale} texts={texts} />
          <RemovedLine locale={locale} texts={texts} />
          <CartCompanions items={items} locale={locale} texts={texts} />
          <CartSummary delivery={delivery} locale={locale} texts={texts} />
        </>
      )}
    </div>
  )
}
