import { added as addedEn } from '../../i18n/locales/en/cart.json'
import { added as addedVi } from '../../i18n/locales/vi/cart.json'
import { addProduct } from '../../stores/cart.store.ts'
import { pageLocale } from '../../stores/locale.ts'
import { openPanel } from '../../stores/panel.store.ts'
import { readCartProduct } from '../../stores/read-cart.ts'
import { notify } from '../../stores/toast.store.ts'

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
    notify({ variant: 'success', message: pageLocale() === 'en' ? addedEn : addedVi })
    openPanel('cart')
  })
}
