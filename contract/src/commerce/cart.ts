import * as v from 'valibot'
import { commerceItems } from './lines.js'

export const newCartSchema = v.object({ items: commerceItems })

/** A cart as commerce responds with it. */
export const commerceCartSchema = v.object({
  id: v.string(),
  items: v.array(
    v.object({ id: v.string(), product: v.number(), quantity: v.number(), price: v.number() }),
  ),
  created_at: v.string(),
  updated_at: v.string(),
})

export type NewCart = v.InferOutput<typeof newCartSchema>
export type CommerceCart = v.InferOutput<typeof commerceCartSchema>
