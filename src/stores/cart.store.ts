import {
  addToCart,
  type CartItem,
  type CartProduct,
  cartCount,
  tickedItems,
  tickedTotal,
} from '@nas/domain/cart'
import { computed } from 'nanostores'
import { checkedAtom } from './checked-storage.ts'
import { storageKeys } from './keys.ts'
import { readCartItems } from './read-cart.ts'

const noItems: CartItem[] = []

/** The cart (SPEC §4): stored in the browser, the same in all tabs. */
export const $cart = checkedAtom(storageKeys.cart, noItems, readCartItems)

/** The lines to order: those that were ticked when the checkout was opened (SPEC §4). */
export const $checkoutList = checkedAtom(storageKeys.checkout, noItems, readCartItems)

export const $cartCount = computed($cart, cartCount)

export const $tickedTotal = computed($cart, tickedTotal)

export const $tickedItems = computed($cart, tickedItems)

/** For a component's first render, which must equal the server's (`useStore(…, {ssr})`). */
export const emptyCart = (): CartItem[] => noItems

export function addProduct(product: CartProduct, quantity = 1): void {
  $cart.set(addToCart($cart.get(), product, quantity))
}

/** Creates the checkout list from the ticked lines; false when none is ticked (SPEC §5). */
export function takeToCheckout(): boolean {
  const items = $tickedItems.get()
  if (items.length === 0) return false
  $checkoutList.set(items)
  return true
}

export function resetCart(): void {
  $cart.set(noItems)
  $checkoutList.set(noItems)
}

/** Adds a product to the cart, and makes it the only line of the checkout, in this quantity. */
export function buyNow(product: CartProduct, quantity: number): void {
  addProduct(product, quantity)
  $checkoutList.set(addToCart(noItems, product, quantity))
}
