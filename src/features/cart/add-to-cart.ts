import { added as addedEn } from '../../i18n/locales/en/cart.json'
import { added as addedVi } from '../../i18n/locales/vi/cart.json'
import { $cartCount, addProduct, readCartProduct } from '../../stores/cart.store.ts'
import { pageLocale } from '../../stores/locale.ts'
import { openPanel } from '../../stores/panel.store.ts'
import { notify } from '../../stores/toast.store.ts'

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

/** A whole number of at least 1; any other input counts as 1. */
export function wantedQuantity(text: string | undefined): number {
  const quantity = Number(text ?? '1')
  return Number.isInteger(quantity) && quantity >= 1 ? quantity : 1
}

function quantityFor(id: number): number {
  const field = document.querySelector<HTMLInputElement>(`[data-quantity-for="${id}"]`)
  return wantedQuantity(field?.value)
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

/**
 * A press on `[data-add-to-cart]` (its value is a `CartProduct` as JSON) adds the product to the
 * cart, shows a notice and opens the panel (SPEC §4). The quantity comes from
 * `[data-quantity-for="<id>"]`.
 */
export function startAddToCart(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('[data-add-to-cart]')
    const product = button && readCartProduct(parse(button.dataset.addToCart))
    if (!product) return
    event.preventDefault()
    addProduct(product, quantityFor(product.id))
    openPanel('cart')
    notify({ variant: 'success', message: pageLocale() === 'en' ? addedEn : addedVi }, $cartCount)
  })
}
