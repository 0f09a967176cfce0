import * as v from 'valibot'
import { phoneText, requiredText } from './field-schemas.js'
import { schemasOf, trackedFields } from './fields.js'
import { longestOrderCode } from './limits.js'
import { transferSchema } from './order.js'
import { historyFields, orderFields } from './order-fields.js'

/** Body of `POST /api/app/trackorder`. */
export const trackOrderSchema = v.object({
  code: requiredText(longestOrderCode),
  phone: phoneText,
})

export type TrackOrder = v.InferOutput<typeof trackOrderSchema>

/**
 * Answer of `POST /api/app/trackorder`: nothing in it identifies who ordered. While the order waits
 * for its payment it says how to pay.
 */
export const trackingAnswerSchema = v.object({
  data: v.object({
    ...schemasOf(trackedFields(orderFields)),
    history: v.array(v.object(schemasOf(trackedFields(historyFields)))),
    items: v.array(v.object({ name: v.string(), quantity: v.number() })),
    transfer: v.nullable(transferSchema),
  }),
})

export type TrackedOrder = v.InferOutput<typeof trackingAnswerSchema>['data']
