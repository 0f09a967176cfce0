import { type CartItem, type CartProduct, maxQuantity } from '@nas/domain/cart'
import { fieldsOf, isWhole, textOf } from './checked-storage.ts'

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
