import { z } from '@medusajs/framework/zod'
import { orderStates } from '@nas/domain'
import { optional } from './text-fields'

const state = z.enum(orderStates, 'state_unknown')

/** A move as customers and staff ask for it. */
export const moveBody = z.object({ state, reason: optional(500) })
