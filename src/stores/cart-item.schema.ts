import type { CartItem, CartProduct } from '@nas/domain'
import { maxQuantity } from '@nas/domain'
import {
  array,
  boolean,
  fallback,
  integer,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  pipe,
  safeParse,
  string,
  unknown,
} from 'valibot'

const text = fallback(string(), '')

const productEntries = {
  id: pipe(number(), integer(), minValue(1)),
  slug: text,
  imagelink: text,
  name: pipe(string(), minLength(1)),
  name_en: text,
  description: text,
  description_en: text,
  price: pipe(number(), integer(), minValue(0)),
}

const productSchema = object(productEntries)

const itemSchema = object({
  ...productEntries,
  quantity: pipe(number(), integer(), minValue(0), maxValue(maxQuantity)),
  checked: fallback(boolean(), true),
})

const listSchema = fallback(array(unknown()), [])

const noItems: CartItem[] = []

/** Lines that are whole, each product once; anything else in an old or broken storage is left out. */
export function readCartItems(stored: unknown): CartItem[] {
  const items = new Map<number, CartItem>()
  for (const entry of safeParse(listSchema, stored).output as unknown[]) {
    const line = safeParse(itemSchema, entry)
    if (line.success && !items.has(line.output.id)) items.set(line.output.id, line.output)
  }
  return items.size === 0 ? noItems : [...items.values()]
}

/** A product as a page's `data-add-to-cart` states it; `undefined` when it does not. */
export function readCartProduct(value: unknown): CartProduct | undefined {
  const product = safeParse(productSchema, value)
  return product.success ? product.output : undefined
}
