export interface PricedLine {
  /** Unit price in đồng. */
  price: number
  quantity: number
}

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

/** A line of the cart in the browser (SPEC §3). Its prices are for display only. */
export interface CartItem {
  id: number
  slug: string
  imagelink: string
  name: string
  name_en: string
  description: string
  description_en: string
  price: number
  quantity: number
  checked: boolean
}

export type CartProduct = Omit<CartItem, 'quantity' | 'checked'>

/** Maximum quantity of a cart line; keeps sums far below unsafe integers. */
export const maxQuantity = 999

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0
}

/** An existing product gains quantity and is ticked; a new one is appended, ticked (SPEC §4). */
export function addToCart(
  items: readonly CartItem[],
  product: CartProduct,
  quantity = 1,
): CartItem[] {
  if (!isQuantity(quantity) || quantity === 0) return [...items]
  const known = items.find((item) => item.id === product.id)
  if (known === undefined) {
    return [...items, { ...product, quantity: Math.min(quantity, maxQuantity), checked: true }]
  }
  const raised = Math.min(known.quantity + quantity, maxQuantity)
  return items.map((item) =>
    item.id === product.id ? { ...item, ...product, quantity: raised, checked: true } : item,
  )
}

/** A negative or invalid quantity is ignored (SPEC §5); 0 stays in the cart as 0. */
export function setQuantity(items: readonly CartItem[], id: number, quantity: number): CartItem[] {
  if (!isQuantity(quantity)) return [...items]
  const bounded = Math.min(quantity, maxQuantity)
  return items.map((item) => (item.id === id ? { ...item, quantity: bounded } : item))
}

export function setChecked(items: readonly CartItem[], id: number, checked: boolean): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, checked } : item))
}

export function setAllChecked(items: readonly CartItem[], checked: boolean): CartItem[] {
  return items.map((item) => ({ ...item, checked }))
}

export function removeItem(items: readonly CartItem[], id: number): CartItem[] {
  return items.filter((item) => item.id !== id)
}

export function tickedItems(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => item.checked && item.quantity > 0)
}

/** Sum of price times quantity of ticked items, in đồng (SPEC §4). */
export function tickedTotal(items: readonly CartItem[]): number {
  return subtotalOf(tickedItems(items))
}

export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
