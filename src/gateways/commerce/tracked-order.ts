import { orderStates } from '@nas/domain/order-states'
import * as v from 'valibot'

/** How an order stands, for whoever knows its code and phone. */
export const trackedAnswer = v.object({
  order: v.object({
    code: v.string(),
    state: v.picklist(orderStates),
    created_at: v.string(),
    estimated_pickup: v.nullable(v.string()),
    estimated_delivery: v.nullable(v.string()),
    total: v.number(),
    payment_method: v.string(),
    history: v.array(v.object({ to: v.picklist(orderStates), at: v.string() })),
    items: v.array(v.object({ name: v.string(), quantity: v.number() })),
  }),
})

export type TrackedOrder = v.InferOutput<typeof trackedAnswer>['order']
