import {
  addToCart,
  type CartItem,
  type CartProduct,
  cartCount,
  maxQuantity,
  tickedItems,
  tickedTotal,
} from '@nas/domain/cart'
import { computed } from 'nanostores'
import { checkedAtom, fieldsOf, isWhole, textOf } from './checked-storage.ts'
import { storageKeys } from './keys.ts'

const noItems: CartItem[] = []
const most = Number.MAX_SAFE_INTEGER

/** A product from a page or the storage; `undefined` when id, name or price are invalid. */
export function readCartProduct(value: unknown): CartProduct | undefined {
  const { id, name, price, ...words } = fieldsOf(value)
  if (!isWhole(id, 1, most) || !isWhole(price, 0, most) || textOf(name) === '') return undefined
  return {
    id,
    slug: textOf(words.slug),
    imagelink: textOf(words.imagelink),
    name: textOf(name),
    name_en: textOf(words.name_en),
    description: textOf(words.description),
    description_en: textOf(words.description_en),
    price,
  }
}

function readItem(value: unknown): CartItem | undefined {
  const product = readCartProduct(value)
  const { quantity, checked } = fieldsOf(value)
  if (product === undefined || !isWhole(quantity, 0, maxQuantity)) return undefined
  return { ...product, quantity, checked: checked !== false }
}

/** The valid lines, each product once; malformed ones are dropped. */
export function readCartItems(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return noItems
  const items = new Map<number, CartItem>()
  for (const entry of stored) {
    const item = readItem(entry)
    if (item !== undefined && !items.has(item.id)) items.set(item.id, item)
  }
  return items.size === 0 ? noItems : [...items.values()]
}

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
