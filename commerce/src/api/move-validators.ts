import { z } from '@medusajs/framework/zod'
import { orderStates } from '@nas/domain'

const state = z.enum(orderStates, 'state_unknown')

export const customerMoveBody = z.object({ state })

export const staffMoveBody = z.object({
  state,
  reason: z
    .string('malformed')
    .trim()
    .max(500, 'too_long')
    .refine((text) => !text.includes(String.fromCharCode(0)), 'malformed')
    .nullish()
    .transform((text) => text || null),
})
