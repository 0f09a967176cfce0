import { z } from '@medusajs/framework/zod'

/** Products by their number in the content application. */
export const contentSyncBody = z.object({
  products: z
    .array(z.int('malformed').positive('malformed'), 'malformed')
    .min(1, 'required')
    .max(100, 'too_long'),
})
