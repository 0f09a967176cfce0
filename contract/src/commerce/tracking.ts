import * as v from 'valibot'
import { trackedFields } from '../fields.js'
import { historyFields, orderFields, transferFields } from '../order-fields.js'
import { commerceSchemasOf } from './records.js'

/** How an order stands, as commerce responds to whoever knows its code and phone. */
export const commerceTrackingSchema = v.object({
  ...commerceSchemasOf(trackedFields(orderFields)),
  history: v.array(v.object(commerceSchemasOf(trackedFields(historyFields)))),
  items: v.array(v.object({ name: v.string(), quantity: v.number() })),
  transfer: v.optional(v.nullable(v.object(commerceSchemasOf(transferFields))), null),
})

export type CommerceTracking = v.InferOutput<typeof commerceTrackingSchema>
