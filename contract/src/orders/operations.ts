import { orderStates, paymentKinds } from '@nas/domain/order-states'
import * as v from 'valibot'
import { orderConsents } from '../commerce/consent.js'
import { commerceSchemasOf } from '../commerce/records.js'
import { receiverEntries } from '../create-order.js'
import {
  languages,
  moment,
  requiredText,
  storedId,
  textId,
  textOrNull,
  version,
  wantedItems,
} from '../field-schemas.js'
import { trackedFields, withheldSchemasOf } from '../fields.js'
import { largestRatingPicture, longestReason } from '../limits.js'
import { type InputOf, listOperation, type OutputOf, operation } from '../operation.js'
import {
  orderCountSchema,
  reorderAnswerSchema,
  trackedItemFields,
  trackOrderSchema,
} from '../order-calls.js'
import * as fields from '../order-fields.js'
import { orderChangeSchema } from '../order-for-staff.js'
import { personSchema } from '../people/fields.js'
import { newRatings } from '../ratings/operations.js'

/** In bytes: base64 takes four characters for three bytes. */
const largestPictureBody = Math.ceil(largestRatingPicture / 3) * 4 + 1000

const lineRecord = v.object({ ...commerceSchemasOf(fields.orderLineFields), product: v.number() })

const ownRecord = v.object({
  id: v.number(),
  ...commerceSchemasOf(fields.orderFields),
  customer: v.nullish(personSchema, null),
  items: v.array(lineRecord),
  /** Only for the owner, while a payment is due. */
  transfer: v.nullish(v.object(commerceSchemasOf(fields.transferFields)), null),
  /** Oldest first. */
  history: v.array(v.object(commerceSchemasOf(fields.historyFields))),
  refunds: v.array(v.object(commerceSchemasOf(fields.refundFields))),
  ratings: v.array(v.object(commerceSchemasOf(fields.orderRatingFields))),
  /** Only for staff; absent while commerce still runs the previous release. */
  desk: v.nullish(
    v.object({
      ...commerceSchemasOf(fields.deskFields),
      /** Oldest first. */
      notes: v.array(v.object(commerceSchemasOf(fields.noteFields))),
    }),
    null,
  ),
})

/** For staff, fields hidden from their roles are null. */
export const orderRecord = v.object({
  ...ownRecord.entries,
  ...withheldSchemasOf(fields.orderFields),
  items: v.array(v.object({ ...lineRecord.entries, ...withheldSchemasOf(fields.orderLineFields) })),
  refunds: v.array(
    v.object({
      ...commerceSchemasOf(fields.refundFields),
      ...withheldSchemasOf(fields.refundFields),
    }),
  ),
})

export const trackedRecord = v.object({
  ...commerceSchemasOf(trackedFields(fields.orderFields)),
  history: v.array(v.object(commerceSchemasOf(trackedFields(fields.historyFields)))),
  items: v.array(v.object(trackedItemFields)),
  transfer: v.nullish(v.object(commerceSchemasOf(fields.transferFields)), null),
})

const mark = v.pipe(v.string(), v.maxLength(60))

/** Where an order comes from, as the shop's own server determines it. */
const orderOrigin = v.object({
  network: mark,
  device: v.object({ mark, known: v.boolean() }),
  proven: v.boolean(),
})

/** `/api` has validated it by `createOrderSchema` (ADR 0031). Idempotent by `Idempotency-Key`. */
export const placeOrder = operation('POST /orders', {
  visitor: true,
  member: true,
  input: v.object({
    items: wantedItems,
    ...receiverEntries,
    locale: v.picklist(languages),
    expected_total: v.nullish(v.number()),
    create_account: v.boolean(),
    password: v.nullish(v.string()),
    payment: v.string(),
    email_proof: v.nullish(v.string(), null),
    consents: orderConsents,
    /** Null for calls inside the shop, which are exempt from limits by network. */
    origin: v.nullish(orderOrigin, null),
  }),
  answer: v.object({
    order: orderRecord,
    /** For a guest's device, as a proof that it placed the order. */
    device: v.nullish(v.string(), null),
  }),
})

/** Own orders of a member, all orders for staff. */
export const listOrders = listOperation('/orders', {
  member: true,
  staff: 'orders.read',
  record: orderRecord,
  as: 'orders',
})

/** The number of orders in each state that a list finds; needs no page. */
export const countOrders = listOperation('/order-counts', {
  staff: 'orders.read',
  record: orderCountSchema,
  as: 'counts',
})

const order = storedId
const named = v.object({ order })

export const findOrder = operation('GET /orders/:order', {
  member: true,
  guest: { path: '/proven-order' },
  staff: 'orders.read',
  input: named,
  answer: orderRecord,
  as: 'order',
})

/** Customers only cancel. The permission of staff depends on the new state. */
export const moveOrder = operation('POST /orders/:order/state', {
  member: true,
  guest: { path: '/proven-order/cancel', fixed: { state: 'usercancel' } },
  staff: 'by state',
  input: v.object({ order, ...orderChangeSchema.entries }),
  answer: orderRecord,
  as: 'order',
})

/** Reverts a delivery that was recorded by mistake; the customer is not notified. */
export const correctDelivery = operation('POST /orders/:order/correction', {
  staff: 'orders.correct',
  wire: 'POST /app/correctdelivery',
  summary: 'Take back that an order was delivered, which was recorded by mistake',
  input: v.object({
    order,
    reason: requiredText(longestReason),
    updatedAt: version,
  }),
})

/**
 * Orders placed or changed since `now` of an earlier answer, the latest first, at most 200. Waits up
 * to 8 s for a change; without `since` it answers at once.
 */
export const listOrderChanges = operation('GET /order-changes', {
  staff: 'orders.read',
  wire: 'GET /app/orderchanges',
  summary: 'Numbers of the orders that were placed or changed lately',
  input: v.object({ since: v.optional(moment) }),
  answer: v.object({
    /** The server's clock, for the next call. */
    now: v.string(),
    orders: v.array(
      v.object({
        id: v.number(),
        is_new: v.boolean(),
        /** Absent in the previous release. */
        created_at: v.optional(v.string()),
        updated_at: v.string(),
      }),
    ),
  }),
  as: 'changes',
})

/** Figures of all orders with the phone number of an order, of guests and members together. */
export const readOrderCustomer = operation('GET /orders/:order/customer', {
  staff: 'orders.read',
  wire: 'GET /app/ordercustomer',
  summary: 'Figures of all orders with the phone number of an order, for staff',
  input: named,
  answer: v.object({
    orders: v.number(),
    open: v.number(),
    delivered: v.number(),
    /** Cancelled because the customer refused the parcel; absent in the previous release. */
    refused: v.optional(v.number(), 0),
    /** Cancelled for another reason once they were sent. */
    returned: v.number(),
    cancelled: v.number(),
    /** Sum in đồng of the orders that were not cancelled; null when the roles hide amounts. */
    value: v.nullable(v.number()),
    first_at: v.string(),
    /** Orders of the same goods within 24 hours of this one; absent in the previous release. */
    duplicates: v.optional(v.array(v.object({ id: v.number(), code: v.string() })), []),
    /** Null while cash on delivery is offered to this phone. */
    cod_block: v.nullable(
      v.object({
        reason: v.nullable(v.string()),
        who: v.nullable(v.string()),
        at: v.nullable(v.string()),
      }),
    ),
  }),
  as: 'customer',
})

/** The person behind an order; the address contains no phone number. */
export const readOrderPerson = operation('GET /orders/:order/person', {
  staff: 'orders.read',
  wire: 'GET /app/orderperson',
  summary: 'Orders, notes, calls and members of the phone number of an order, for staff',
  input: named,
  answer: v.object({
    phone: v.string(),
    /** Newest first, at most 200. */
    orders: v.array(
      v.object({
        id: v.number(),
        code: v.string(),
        state: v.picklist(orderStates),
        payment_kind: v.picklist(paymentKinds),
        name: v.string(),
        at: v.string(),
        /** Null when the roles hide amounts. */
        total: v.nullable(v.number()),
      }),
    ),
    /** Notes and calls of all these orders, newest first, at most 200. */
    notes: v.array(
      v.object({ order: v.number(), code: v.string(), ...commerceSchemasOf(fields.noteFields) }),
    ),
    /** Members who ordered with this phone or have it in their profile; null when hidden. */
    members: v.nullable(v.array(v.object({ id: v.string(), name: v.nullable(v.string()) }))),
  }),
  as: 'person',
})

export type OrderPerson = OutputOf<typeof readOrderPerson>

/** Rules out cash on delivery for the phone number of an order, with or without an account. */
export const blockPhone = operation('POST /orders/:order/phone', {
  staff: 'orders.handle',
  wire: 'POST /app/blockphone',
  summary: 'Rule out cash on delivery for the phone number of an order, or offer it again',
  input: v.pipe(
    v.object({ order, blocked: v.boolean('malformed'), reason: textOrNull(longestReason) }),
    v.forward(
      v.check(({ blocked, reason }) => !blocked || reason !== null, 'required'),
      ['reason'],
    ),
  ),
})

export type OrderCustomer = OutputOf<typeof readOrderCustomer>

/** Rates lines of a delivered order: all of them or none. */
export const rateOrder = operation('POST /orders/:order/ratings', {
  member: true,
  guest: { path: '/proven-order/ratings' },
  input: v.object({ order, ratings: newRatings }),
  answer: orderRecord,
  as: 'order',
})

/** Idempotent: the same picture is added once. Only until staff decide on the rating. */
export const addRatingPicture = operation('POST /orders/:order/rating-pictures', {
  member: true,
  guest: { path: '/proven-order/rating-pictures' },
  largestBody: largestPictureBody,
  input: v.object({
    order,
    rating: textId,
    /** The file as base64. */
    picture: v.pipe(v.string(), v.maxLength(largestPictureBody)),
  }),
})

export const removeRatingPicture = operation('POST /orders/:order/rating-pictures/remove', {
  member: true,
  guest: { path: '/proven-order/rating-pictures/remove' },
  input: v.object({ order, picture: textId }),
})

export const reorder = operation('GET /orders/:order/reorder', {
  member: true,
  guest: { path: '/proven-order/reorder' },
  input: named,
  answer: reorderAnswerSchema.entries.data,
})

/** A POST, so that the address contains no phone number. */
export const trackOrder = operation('POST /track-order', {
  visitor: true,
  input: trackOrderSchema,
  answer: trackedRecord,
  as: 'order',
})

export type CommerceOrder = v.InferOutput<typeof ownRecord>
export type CommerceOrderLine = CommerceOrder['items'][number]
export type StaffOrder = v.InferOutput<typeof orderRecord>
export type CommerceTracking = v.InferOutput<typeof trackedRecord>
export type CommerceReorder = OutputOf<typeof reorder>
export type NewOrder = InputOf<typeof placeOrder>
export type OrderOrigin = v.InferOutput<typeof orderOrigin>
