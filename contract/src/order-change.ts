import { orderStates } from '@nas/domain/order-states'
import * as v from 'valibot'
import { textOrNull } from './field-schemas.js'
import { longestReason } from './limits.js'

/** Body of `PUT /api/orders/{id}`: the order moves, for a reason if one is given. */
export const orderChangeSchema = v.object({
  state: v.picklist(orderStates, 'malformed'),
  reason: textOrNull(longestReason),
})

export type OrderChange = v.InferOutput<typeof orderChangeSchema>
