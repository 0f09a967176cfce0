import { z } from '@medusajs/framework/zod'
import { orderStates } from '@nas/domain/order-states'
import { optional } from '../../platform/http/text-fields'

const state = z.enum(orderStates, 'state_unknown')

/** A move as customers and staff ask for it. */
export const moveBody = z.object({ state, reason: optional(500) })
