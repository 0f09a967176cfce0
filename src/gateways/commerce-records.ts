import { orderStates } from '@nas/domain'
import * as v from 'valibot'

const text = v.nullish(v.string(), null)

/** A Medusa customer or member of staff. */
const personSchema = v.object({
  id: v.string(),
  email: v.string(),
  first_name: text,
  last_name: text,
  phone: text,
  metadata: v.nullish(v.record(v.string(), v.unknown()), null),
  created_at: v.string(),
  updated_at: v.string(),
})

export const customerAnswer = v.object({ customer: personSchema })
export const staffAnswer = v.object({ user: personSchema })
export const tokenAnswer = v.object({ token: v.string() })

const orderSchema = v.object({
  id: v.number(),
  code: v.string(),
  state: v.picklist(orderStates),
  created_at: v.string(),
  updated_at: v.string(),
  estimated_pickup: text,
  estimated_delivery: text,
  subtotal: v.number(),
  shipping_price: v.number(),
  discount: v.number(),
  total: v.number(),
  cod_amount: v.number(),
  payment_method: v.string(),
  name: v.string(),
  phone: v.string(),
  email: text,
  address: v.string(),
  province: text,
  district: text,
  ward: text,
  note: text,
  customer: v.nullish(personSchema, null),
  items: v.array(
    v.object({
      id: v.string(),
      product: v.number(),
      name: v.string(),
      quantity: v.number(),
      price: v.number(),
    }),
  ),
})

export const orderAnswer = v.object({ order: orderSchema })
export const ordersAnswer = v.object({ orders: v.array(orderSchema), count: v.number() })
export const shippingsAnswer = v.object({
  shippings: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      name_en: text,
      price: v.number(),
      free_above: v.nullish(v.number(), null),
    }),
  ),
})

export type Person = v.InferOutput<typeof personSchema>
export type ShopOrder = v.InferOutput<typeof orderSchema>
export type ShippingOption = v.InferOutput<typeof shippingsAnswer>['shippings'][number]
