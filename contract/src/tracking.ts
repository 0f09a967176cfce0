import { orderStates } from '@nas/domain/order-states'
import * as v from 'valibot'
import { phoneText, requiredText } from './field-schemas.js'

const text = v.nullable(v.string())

/** Body of `POST /api/app/trackorder`. */
export const trackOrderSchema = v.object({ code: requiredText(40), phone: phoneText })

/** Answer of `POST /api/app/trackorder`: nothing in it tells who ordered. */
export const trackingAnswerSchema = v.object({
  data: v.object({
    code: v.string(),
    state: v.picklist(orderStates),
    createdAt: v.string(),
    estimated_pickup: text,
    estimated_delivery: text,
    total: v.number(),
    payment_method: v.string(),
    history: v.array(v.object({ to: v.picklist(orderStates), at: v.string() })),
    items: v.array(v.object({ name: v.string(), quantity: v.number() })),
  }),
})

export type TrackedOrder = v.InferOutput<typeof trackingAnswerSchema>['data']
