import * as v from 'valibot'
import { withheldSchemasOf } from './fields.js'
import { cartItemSchema, orderRefundSchema, orderSchema } from './order.js'
import { orderFields, orderLineFields, refundFields } from './order-fields.js'

/** Attributes of an order for staff, who get null for what their duties do not include. */
export const orderForStaffSchema = v.object({
  ...orderSchema.entries,
  ...withheldSchemasOf(orderFields),
  cartitems: v.optional(
    v.array(v.object({ ...cartItemSchema.entries, ...withheldSchemasOf(orderLineFields) })),
  ),
  refunds: v.optional(
    v.array(v.object({ ...orderRefundSchema.entries, ...withheldSchemasOf(refundFields) })),
  ),
})

export type OrderForStaff = v.InferOutput<typeof orderForStaffSchema>
export type RefundForStaff = NonNullable<OrderForStaff['refunds']>[number]
