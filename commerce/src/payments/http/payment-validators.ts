import { z } from '@medusajs/framework/zod'

export const returnBody = z.object({ query: z.record(z.string(), z.string()) })
