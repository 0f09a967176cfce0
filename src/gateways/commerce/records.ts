import { orderActors, orderStates, paymentKinds } from '@nas/domain/order-states'
import * as v from 'valibot'

/** In which customers are written to. */
export type Language = 'vi' | 'en'

const text = v.nullish(v.string(), null)

export const ratingStates = ['new', 'active', 'inactive'] as const

/** A customer or member of staff, as the shop's routes tell of them. */
export const personSchema = v.object({
  id: v.string(),
  actor: v.picklist(['customer', 'user']),
  username: v.string(),
  email: v.string(),
  fullname: text,
  phone: text,
  gender: text,
  provider: v.string(),
  confirmed: v.boolean(),
  blocked: v.boolean(),
  created_at: v.string(),
  updated_at: v.string(),
})

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
  payment_kind: v.picklist(paymentKinds),
  payment_until: text,
  /** Told to the one who ordered only, as is `transfer`. */
  payment_url: text,
  transfer: v.nullish(
    v.object({
      id: v.string(),
      bank: v.string(),
      account: v.string(),
      account_name: v.string(),
      amount: v.number(),
      content: v.string(),
      qr: v.string(),
    }),
    null,
  ),
  refunds: v.array(
    v.object({
      id: v.string(),
      amount: v.number(),
      reason: v.string(),
      at: v.string(),
      settled_at: text,
    }),
  ),
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
  history: v.array(
    v.object({
      id: v.string(),
      from: v.nullable(v.picklist(orderStates)),
      to: v.picklist(orderStates),
      actor: v.picklist(orderActors),
      at: v.string(),
      reason: text,
      who: text,
    }),
  ),
  ratings: v.array(
    v.object({
      id: v.string(),
      line: v.string(),
      product: v.number(),
      stars: v.number(),
      words: text,
      state: v.picklist(ratingStates),
      at: v.string(),
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
