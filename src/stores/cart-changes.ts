import {
  type CartItem,
  type CartProduct,
  removeItem,
  setAllChecked,
  setChecked,
  setQuantity,
} from '@nas/domain/cart'
import { atom, onMount } from 'nanostores'
import { $cart, $checkoutList, emptyCart } from './cart.store.ts'
import { $toast } from './toast.store.ts'

// Changes that only islands make; separate from `cart.store.ts`, which every page loads before any
// input.

function changeBoth(change: (items: CartItem[]) => CartItem[]): void {
  $cart.set(change($cart.get()))
  if ($checkoutList.get().length > 0) $checkoutList.set(change($checkoutList.get()))
}

/** Also changes the checkout list, so that an open checkout stays in sync with the cart panel. */
export function changeQuantity(id: number, quantity: number): void {
  changeBoth((items) => setQuantity(items, id, quantity))
}

/** The line that was removed last, with its place in the cart and in the checkout. */
export const $removed = atom<{ item: CartItem; at: number; inCheckout: number } | null>(null)

// One notice at a time.
onMount($removed, () => $toast.listen((toast) => toast && $removed.set(null)))

const placeOf = (items: readonly CartItem[], id: number) => items.findIndex((one) => one.id === id)

export function removeProduct(id: number): void {
  const at = placeOf($cart.get(), id)
  const item = $cart.get()[at]
  if (item !== undefined) {
    $toast.set(null)
    $removed.set({ item, at, inCheckout: placeOf($checkoutList.get(), id) })
  }
  changeBoth((items) => removeItem(items, id))
}

export function putBack(): void {
  const removed = $removed.get()
  $removed.set(null)
  if (removed === null || placeOf($cart.get(), removed.item.id) >= 0) return
  const { item, at, inCheckout } = removed
  $cart.set($cart.get().toSpliced(at, 0, item))
  if (inCheckout >= 0) $checkoutList.set($checkoutList.get().toSpliced(inCheckout, 0, item))
}

/** An unticked line leaves the checkout; a ticked line waits for `takeToCheckout`. */
export function tick(id: number, checked: boolean): void {
  $cart.set(setChecked($cart.get(), id, checked))
  if (!checked) $checkoutList.set(removeItem($checkoutList.get(), id))
}

/** Ticks or unticks every line except those that cannot be ordered. */
export function tickAll(checked: boolean, gone: readonly number[] = []): void {
  const ticked = setAllChecked($cart.get(), checked)
  $cart.set(gone.reduce((items, id) => setChecked(items, id, false), ticked))
  if (!checked) $checkoutList.set(emptyCart())
}

export function updateProduct(id: number, facts: Partial<Omit<CartProduct, 'id'>>): void {
  changeBoth((items) => items.map((item) => (item.id === id ? { ...item, ...facts } : item)))
}

/** Removes ordered items from the cart; quantities added in another tab meanwhile stay. */
export function forgetOrdered(ordered: readonly Pick<CartItem, 'id' | 'quantity'>[]): void {
  const taken = new Map(ordered.map(({ id, quantity }) => [id, quantity]))
  const left = $cart
    .get()
    .map((item) => ({ ...item, quantity: item.quantity - (taken.get(item.id) ?? 0) }))
    .filter((item) => !taken.has(item.id) || item.quantity > 0)
  $cart.set(left)
  $checkoutList.set(emptyCart())
}
