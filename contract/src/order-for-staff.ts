import { orderStates, type PaymentKind } from '@nas/domain/order-states'
import * as v from 'valibot'
import { commerceSchemasOf } from './commerce/records.js'
import { reasonEntries, version } from './field-schemas.js'
import { schemasOf, withheldSchemasOf } from './fields.js'
import { cartItemSchema, orderRefundSchema, orderSchema } from './order.js'
import {
  deskFields,
  noteFields,
  orderFields,
  orderLineFields,
  refundFields,
} from './order-fields.js'

const orderNoteSchema = v.object(schemasOf(noteFields))

/** Attributes of an order for staff; fields hidden from their roles are null. */
export const orderForStaffSchema = v.object({
  ...orderSchema.entries,
  ...withheldSchemasOf(orderFields),
  ...commerceSchemasOf(deskFields),
  cartitems: v.optional(
    v.array(v.object({ ...cartItemSchema.entries, ...withheldSchemasOf(orderLineFields) })),
  ),
  refunds: v.optional(
    v.array(v.object({ ...orderRefundSchema.entries, ...withheldSchemasOf(refundFields) })),
  ),
  /** Oldest first. */
  notes: v.optional(v.array(orderNoteSchema)),
})

export type OrderNote = v.InferOutput<typeof orderNoteSchema>
export type OrderForStaff = v.InferOutput<typeof orderForStaffSchema>
export type RefundForStaff = NonNullable<OrderForStaff['refunds']>[number]

/** Labels of payments, used when the method's name in the shop is not available. */
export const paymentKindLabels = {
  cod: { vi: 'Thanh toán khi nhận hàng (COD)', en: 'Cash on delivery (COD)' },
  online: { vi: 'Thanh toán trực tuyến', en: 'Online payment' },
  transfer: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
} as const satisfies Record<PaymentKind, { vi: string; en: string }>

export const orderChangeSchema = v.object({
  state: v.picklist(orderStates, 'malformed'),
  ...reasonEntries,
  updatedAt: version,
})

export type OrderChange = v.InferOutput<typeof orderChangeSchema>
