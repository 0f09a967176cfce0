import { orderStates } from '@nas/domain'
import * as v from 'valibot'
import { entryOf, idSchema } from './answers.ts'
import { productSchema } from './catalogue.ts'

const text = v.nullable(v.string())

const cartItemSchema = v.object({
  id: idSchema,
  quantity: v.number(),
  price: v.number(),
  /** What the product was called when it was ordered. */
  name: v.string(),
  product: v.optional(v.object({ data: v.nullable(entryOf(v.partial(productSchema))) })),
})

/** Attributes of an order (contract part 4). */
export const orderSchema = v.object({
  code: v.string(),
  state: v.picklist(orderStates),
  createdAt: v.string(),
  updatedAt: v.string(),
  estimated_pickup: text,
  estimated_delivery: text,
  subtotal: v.number(),
  shipping_price: v.number(),
  discount: v.number(),
  total: v.number(),
  cod_amount: v.number(),
  payment_method: v.string(),
  payment_url: text,
  name: v.string(),
  phone: v.string(),
  email: text,
  address: v.string(),
  province: text,
  district: text,
  ward: text,
  note: text,
  cartitems: v.optional(v.array(cartItemSchema)),
})

export type Order = v.InferOutput<typeof orderSchema>
