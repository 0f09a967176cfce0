import * as v from 'valibot'
import { productRelation } from './catalogue.js'
import { schemasOf } from './fields.js'
import * as fields from './order-fields.js'

export const cartItemSchema = v.object({
  ...schemasOf(fields.orderLineFields),
  product: productRelation,
})

export const transferSchema = v.object(schemasOf(fields.transferFields))
const historyStepSchema = v.object(schemasOf(fields.historyFields))
export const orderRefundSchema = v.object(schemasOf(fields.refundFields))
const orderRatingSchema = v.object(schemasOf(fields.orderRatingFields))

export const orderSchema = v.object({
  ...schemasOf(fields.orderFields),
  cartitems: v.optional(v.array(cartItemSchema)),
  /** Only for the customer, while a payment is due. */
  transfer: v.optional(v.nullable(transferSchema)),
  history: v.optional(v.array(historyStepSchema)),
  refunds: v.optional(v.array(orderRefundSchema)),
  ratings: v.optional(v.array(orderRatingSchema)),
})

export type Order = v.InferOutput<typeof orderSchema>
export type OrderTransfer = v.InferOutput<typeof transferSchema>
export type HistoryStep = v.InferOutput<typeof historyStepSchema>
export type OrderRating = v.InferOutput<typeof orderRatingSchema>
