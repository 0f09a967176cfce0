import { orderStates, type PaymentKind } from '@nas/domain/order-states'
import * as v from 'valibot'
import { textOrNull } from './field-schemas.js'
import { withheldSchemasOf } from './fields.js'
import { longestReason } from './limits.js'
import { cartItemSchema, orderRefundSchema, orderSchema } from './order.js'
import { orderFields, orderLineFields, refundFields } from './order-fields.js'

/** Attributes of an order for staff; fields hidden from their roles are null. */
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

/** Labels of an order's fields in the back office and in emails. */
export const orderFieldLabels = {
  subtotal: { vi: 'Tạm tính', en: 'Subtotal' },
  shipping_price: { vi: 'Phí giao hàng', en: 'Delivery' },
  discount: { vi: 'Giảm giá', en: 'Discount' },
  total: { vi: 'Tổng cộng', en: 'Total' },
  vat: { vi: 'Đã gồm thuế GTGT', en: 'VAT included' },
  email: { vi: 'Email', en: 'Email' },
  address: { vi: 'Địa chỉ', en: 'Address' },
  estimated_delivery: { vi: 'Dự kiến giao hàng', en: 'Estimated delivery' },
  payment_method: { vi: 'Phương thức thanh toán', en: 'Payment method' },
} as const satisfies Partial<Record<keyof typeof orderFields, { vi: string; en: string }>>

/** Labels of payments, used when the method's name in the shop is not available. */
export const paymentKindLabels = {
  cod: { vi: 'Thanh toán khi nhận hàng (COD)', en: 'Cash on delivery (COD)' },
  online: { vi: 'Thanh toán trực tuyến', en: 'Online payment' },
  transfer: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
} as const satisfies Record<PaymentKind, { vi: string; en: string }>

/** Body of `PUT /api/orders/{id}`: moves the order, with an optional reason. */
export const orderChangeSchema = v.object({
  state: v.picklist(orderStates, 'malformed'),
  reason: textOrNull(longestReason),
})

export type OrderChange = v.InferOutput<typeof orderChangeSchema>
