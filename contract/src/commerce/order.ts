import * as v from 'valibot'
import { withheldSchemasOf } from '../fields.js'
import {
  historyFields,
  orderFields,
  orderLineFields,
  orderRatingFields,
  refundFields,
  transferFields,
} from '../order-fields.js'
import { personSchema } from './person.js'
import { commerceSchemasOf } from './records.js'

const lineSchema = v.object({ ...commerceSchemasOf(orderLineFields), product: v.number() })

/** An order as commerce responds with it. */
export const commerceOrderSchema = v.object({
  /** Its number. */
  id: v.number(),
  ...commerceSchemasOf(orderFields),
  customer: v.nullish(personSchema, null),
  items: v.array(lineSchema),
  /** For its owner only, while it is due. */
  transfer: v.nullish(v.object(commerceSchemasOf(transferFields)), null),
  /** Oldest first. */
  history: v.array(v.object(commerceSchemasOf(historyFields))),
  refunds: v.array(v.object(commerceSchemasOf(refundFields))),
  ratings: v.array(v.object(commerceSchemasOf(orderRatingFields))),
})

/** The same for staff, who get null for what their duties do not include. */
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
