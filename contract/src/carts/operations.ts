import * as v from 'valibot'
import { wantedItems } from '../field-schemas.js'
import { type OutputOf, operation } from '../operation.js'

export const saveCart = operation('POST /carts', {
  visitor: true,
  member: true,
  input: v.object({ items: wantedItems }),
  answer: v.object({
    id: v.string(),
    items: v.array(
      v.object({ id: v.string(), product: v.number(), quantity: v.number(), price: v.number() }),
    ),
    created_at: v.string(),
    updated_at: v.string(),
  }),
  as: 'cart',
})

/** Products with fewer pieces than wanted; 0 when they are sold out. */
export const shortProducts = v.array(v.object({ product: v.number(), available: v.number() }))

export const checkStock = operation('POST /stock-check', {
  visitor: true,
  wire: 'POST /app/checkstock',
  summary: 'Products with less stock than requested; nothing is reserved',
  limit: 'checkStock',
  input: v.object({ items: wantedItems }),
  answer: shortProducts,
  as: 'data',
})

export type CommerceCart = OutputOf<typeof saveCart>
export type ShortProduct = OutputOf<typeof checkStock>[number]
export type WantedItem = v.InferOutput<typeof wantedItems>[number]
