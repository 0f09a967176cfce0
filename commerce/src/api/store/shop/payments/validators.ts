import { z } from '@medusajs/framework/zod'

export const returnBody = z.object({ query: z.record(z.string(), z.string()) })

/** As references are made; others are not looked for. */
export const resultBody = z.object({
  reference: z.string('malformed').regex(/^[A-Z0-9]{1,40}$/, 'malformed'),
})
