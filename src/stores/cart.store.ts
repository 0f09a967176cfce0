import {
  addToCart,
  type CartItem,
  type CartProduct,
  cartCount,
  removeItem,
  setAllChecked,
  setChecked,
  setQuantity,
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

/** Pieces in the cart: the number in the badge. */
export const $cartCount = computed($cart, cartCount)

export const $tickedTotal = computed($cart, tickedTotal)

export const $tickedItems = computed($cart, tickedItems)

/** For a component's first render, which must equal the server's (`useStore(…, {ssr})`). */
export const emptyCart = (): CartItem[] => noItems

function changeBoth(change: (items: CartItem[]) => CartItem[]): void {
  $cart.set(change($cart.get()))
  if ($checkoutList.get().length > 0) $checkoutList.set(change($checkoutList.get()))
}

export function addProduct(product: CartProduct, quantity = 1): void {
  $cart.set(addToCart($cart.get(), product, quantity))
}

/** Also changes the checkout list, so that an open checkout follows the cart panel. */
export function changeQuantity(id: number, quantity: number): void {
  changeBoth((items) => setQuantity(items, id, quantity))
}

export function removeProduct(id: number): void {
  changeBoth((items) => removeItem(items, id))
}

/** An unticked line leaves the checkout; a ticked one waits for `takeToCheckout`. */
export function tick(id: number, checked: boolean): void {
  $cart.set(setChecked($cart.get(), id, checked))
  if (!checked) $checkoutList.set(removeItem($checkoutList.get(), id))
}

/** Ticks or unticks every line except those that cannot be ordered. */
export function tickAll(checked: boolean, gone: readonly number[] = []): void {
  const ticked = setAllChecked($cart.get(), checked)
  $cart.set(gone.reduce((items, id) => setChecked(items, id, false), ticked))
  if (!checked) $checkoutList.set(noItems)
}

/** Updates the data of a product (price, names, picture) in its lines. */
export function updateProduct(id: number, facts: Partial<Omit<CartProduct, 'id'>>): void {
  changeBoth((items) => items.map((item) => (item.id === id ? { ...item, ...facts } : item)))
}

/** Makes the checkout list from the ticked lines; false when none is ticked (SPEC §5). */
export function takeToCheckout(): boolean {
  const items = $tickedItems.get()
  if (items.length === 0) return false
  $checkoutList.set(items)
  return true
}

/** Removes ordered items from the cart; pieces added meanwhile in another tab stay. */
export function forgetOrdered(ordered: readonly Pick<CartItem, 'id' | 'quantity'>[]): void {
  const taken = new Map(ordered.map(({ id, quantity }) => [id, quantity]))
  const left = $cart
    .get()
    .map((item) => ({ ...item, quantity: item.quantity - (taken.get(item.id) ?? 0) }))
    .filter((item) => !taken.has(item.id) || item.quantity > 0)
  $cart.set(left)
  $checkoutList.set(noItems)
}

/** Empties the cart and the checkout list (SPEC §4). */
export function resetCart(): void {
  $cart.set(noItems)
  $checkoutList.set(noItems)
}

/** Adds a product to the cart and makes it the only line of the checkout, in this quantity. */
export function buyNow(product: CartProduct, quantity: number): void {
  addProduct(product, quantity)
  $checkoutList.set(addToCart(noItems, product, quantity))
}
