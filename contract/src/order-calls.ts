import { orderStates } from '@nas/domain/order-states'
import * as v from 'valibot'
import { orderCode, phoneText, requiredText } from './field-schemas.js'
import { schemasOf, trackedFields } from './fields.js'
import { longestProof } from './limits.js'
import { transferSchema } from './order.js'
import { historyFields, orderFields } from './order-fields.js'

export const trackOrderSchema = v.object({ code: orderCode, phone: phoneText })

export type TrackOrder = v.InferOutput<typeof trackOrderSchema>

export const orderCountSchema = v.object({ state: v.picklist(orderStates), count: v.number() })

export const orderCountsSchema = v.object({ data: v.array(orderCountSchema) })

/** A line of a tracked order; `name_en` is null for an order from before it was stored. */
export const trackedItemFields = {
  name: v.string(),
  name_en: v.nullable(v.string()),
  quantity: v.number(),
  price: v.number(),
}

/** Without data that identify the customer; while a payment is due it contains how to pay. */
export const trackingAnswerSchema = v.object({
  data: v.object({
    ...schemasOf(trackedFields(orderFields)),
    history: v.array(v.object(schemasOf(trackedFields(historyFields)))),
    items: v.array(v.object(trackedItemFields)),
    transfer: v.nullable(transferSchema),
  }),
})

export type TrackedOrder = v.InferOutput<typeof trackingAnswerSchema>['data']

/** `less`: fewer available than ordered, 0 when sold out. A product may have changed twice. */
const changeKinds = ['gone', 'price', 'less'] as const

const changeSchema = v.object({
  product: v.number(),
  name: v.string(),
  kind: v.picklist(changeKinds),
  quantity: v.optional(v.number()),
  available: v.optional(v.number()),
  old_price: v.optional(v.number()),
  price: v.optional(v.number()),
})

export const reorderAnswerSchema = v.object({
  data: v.object({
    items: v.array(v.object({ product: v.number(), quantity: v.number(), price: v.number() })),
    changes: v.array(changeSchema),
  }),
})

export type Reorder = v.InferOutput<typeof reorderAnswerSchema>['data']
export type ReorderChange = v.InferOutput<typeof changeSchema>

export const orderCodeDigits = 6

/** Proof of a guest's order or e-mail; it is sent with each action, until it expires. */
export const orderProof = requiredText(longestProof)

export const orderProofAnswerSchema = v.object({
  data: v.object({ proof: v.string(), until: v.string() }),
})

export type OrderProof = v.InferOutput<typeof orderProofAnswerSchema>['data']
