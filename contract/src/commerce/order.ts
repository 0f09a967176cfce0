import * as v from 'valibot'
import { addressSchemes } from '../create-order.js'
import { languages } from '../field-schemas.js'
import { trackedFields, withheldSchemasOf } from '../fields.js'
import { trackedItemFields } from '../order-calls.js'
import {
  historyFields,
  orderFields,
  orderLineFields,
  orderRatingFields,
  refundFields,
  transferFields,
} from '../order-fields.js'
import { refundOrderSchema } from '../payments.js'
import { commerceItems } from './cart.js'
import { orderConsents } from './consent.js'
import { personSchema } from './person.js'
import { commerceSchemasOf } from './records.js'

const lineSchema = v.object({ ...commerceSchemasOf(orderLineFields), product: v.number() })

/** An order in commerce's response. */
export const commerceOrderSchema = v.object({
  /** Its number. */
  id: v.number(),
  ...commerceSchemasOf(orderFields),
  customer: v.nullish(personSchema, null),
  items: v.array(lineSchema),
  /** Only for its owner, while it is due. */
  transfer: v.nullish(v.object(commerceSchemasOf(transferFields)), null),
  /** Oldest first. */
  history: v.array(v.object(commerceSchemasOf(historyFields))),
  refunds: v.array(v.object(commerceSchemasOf(refundFields))),
  ratings: v.array(v.object(commerceSchemasOf(orderRatingFields))),
})

/** The same for staff; fields hidden from their roles are null. */
export const staffOrderSchema = v.object({
  ...commerceOrderSchema.entries,
  ...withheldSchemasOf(orderFields),
  items: v.array(v.object({ ...lineSchema.entries, ...withheldSchemasOf(orderLineFields) })),
  refunds: v.array(
    v.object({ ...commerceSchemasOf(refundFields), ...withheldSchemasOf(refundFields) }),
  ),
})

export type CommerceOrder = v.InferOutput<typeof commerceOrderSchema>
export type CommerceOrderLine = CommerceOrder['items'][number]
export type StaffOrder = v.InferOutput<typeof staffOrderSchema>

/**
 * An order that `/api` has validated by `createOrderSchema`. Types without rules, except for the lines,
 * which carts share (ADR 0031).
 */
export const newOrderSchema = v.object({
  items: commerceItems,
  name: v.string(),
  phone: v.string(),
  email: v.nullish(v.string(), null),
  address: v.string(),
  province: v.string(),
  district: v.nullish(v.string(), null),
  ward: v.nullish(v.string(), null),
  address_scheme: v.picklist(addressSchemes),
  note: v.nullish(v.string(), null),
  locale: v.picklist(languages),
  expected_total: v.nullish(v.number()),
  create_account: v.boolean(),
  password: v.nullish(v.string()),
  payment: v.string(),
  email_proof: v.nullish(v.string(), null),
  consents: orderConsents,
})

export type NewOrder = v.InferOutput<typeof newOrderSchema>

const changed = { product: v.number(), name: v.string() }

/** The items of an order that can be bought again, with their changes. */
export const commerceReorderSchema = v.object({
  items: v.array(v.object({ product: v.number(), quantity: v.number(), price: v.number() })),
  changes: v.array(
    v.variant('kind', [
      v.object({ ...changed, kind: v.literal('gone') }),
      v.object({ ...changed, kind: v.literal('price'), old_price: v.number(), price: v.number() }),
      v.object({
        ...changed,
        kind: v.literal('less'),
        quantity: v.number(),
        available: v.number(),
      }),
    ]),
  ),
})

export type CommerceReorder = v.InferOutput<typeof commerceReorderSchema>

/** State of an order, for a caller with its code and phone. */
export const commerceTrackingSchema = v.object({
  ...commerceSchemasOf(trackedFields(orderFields)),
  history: v.array(v.object(commerceSchemasOf(trackedFields(historyFields)))),
  items: v.array(v.object(trackedItemFields)),
  transfer: v.optional(v.nullable(v.object(commerceSchemasOf(transferFields))), null),
})

export type CommerceTracking = v.InferOutput<typeof commerceTrackingSchema>

/** Staff have not found a transfer; its order is in the path. */
export const refusedClaimSchema = v.object({})

/** Staff have paid out the refund. */
export const refundSchema = v.pick(refundOrderSchema, ['note'])

export type Refund = v.InferOutput<typeof refundSchema>

/** The parameters of a customer's return, in the gateway's own format. */
export const paymentReturnSchema = v.object({ query: v.record(v.string(), v.string()) })

/**
 * For the browser that returns from a gateway: the result and the data of its page, without
 * personal data.
 */
export const paymentResultSchema = v.object({
  order: v.string(),
  number: v.number(),
  result: v.picklist(['success', 'failure', 'waiting']),
  locale: v.picklist(languages),
})

export type PaymentReturn = v.InferOutput<typeof paymentReturnSchema>
export type PaymentResult = v.InferOutput<typeof paymentResultSchema>
