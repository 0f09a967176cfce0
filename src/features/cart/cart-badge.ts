import { $cartCount } from '../../stores/cart.store.ts'

/** A badge has space for two digits and a plus. */
const maxShown = 99

export function badgeText(count: number): string {
  return count > maxShown ? `${maxShown}+` : String(count)
}

/**
 * Keeps every `[data-cart-count]` equal to the number of pieces in the cart (SPEC §4), hidden at 0.
 * A `data-label` with a `{{count}}` placeholder becomes the accessible name of its button.
 */
export function startCartBadge(): void {
  $cartCount.subscribe((count) => {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      badge.textContent = badgeText(count)
      badge.hidden = count === 0
    }
    for (const button of document.querySelectorAll<HTMLElement>('[data-cart-label]')) {
      const label = button.dataset.cartLabel ?? ''
      button.setAttribute('aria-label', label.replace('{{count}}', String(count)))
    }
  })
}
