import { orderActors, orderStates, paymentKinds } from '@nas/domain/order-states'
import * as v from 'valibot'
import { entryOf, idSchema } from './answers.js'
import { productSchema } from './catalogue.js'
import { ratingStates } from './ratings.js'

const text = v.nullable(v.string())

const cartItemSchema = v.object({
  id: idSchema,
  quantity: v.number(),
  price: v.number(),
  /** What the product was called when it was ordered. */
  name: v.string(),
  product: v.optional(v.object({ data: v.nullable(entryOf(v.partial(productSchema))) })),
})

/** What somebody needs who pays by bank transfer. */
export const transferSchema = v.object({
  id: idSchema,
  bank: v.string(),
  account: v.string(),
  account_name: v.string(),
  amount: v.number(),
  content: v.string(),
  /** The VietQR text to draw. */
  qr: v.string(),
})

/** One step of an order's way; the first comes from nowhere. */
const historyStepSchema = v.object({
  id: idSchema,
  from: v.nullable(v.picklist(orderStates)),
  to: v.picklist(orderStates),
  actor: v.picklist(orderActors),
  at: v.string(),
  reason: text,
  /** Name of the staff member, for staff only. */
  who: text,
})

const refundSchema = v.object({
  id: idSchema,
  amount: v.number(),
  reason: v.string(),
  at: v.string(),
  settled_at: text,
})

const orderRatingSchema = v.object({
  id: idSchema,
  /** Id of the line in `cartitems`. */
  cartitem: idSchema,
  stars: v.number(),
  words: text,
  state: v.picklist(ratingStates),
  at: v.string(),
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
  payment_kind: v.picklist(paymentKinds),
  /** Where to pay online; only while it is due, and only for who ordered. */
  payment_url: text,
  /** When an unpaid order is given up; null unless a payment is due. */
  payment_until: text,
  name: v.string(),
  phone: v.string(),
  email: text,
  address: v.string(),
  province: text,
  district: text,
  ward: text,
  note: text,
  cartitems: v.optional(v.array(cartItemSchema)),
  transfer: v.optional(v.nullable(transferSchema)),
  history: v.optional(v.array(historyStepSchema)),
  refunds: v.optional(v.array(refundSchema)),
  ratings: v.optional(v.array(orderRatingSchema)),
})

export type Order = v.InferOutput<typeof orderSchema>
export type OrderTransfer = v.InferOutput<typeof transferSchema>
export type HistoryStep = v.InferOutput<typeof historyStepSchema>
export type OrderRefund = v.InferOutput<typeof refundSchema>
export type OrderRating = v.InferOutput<typeof orderRatingSchema>
