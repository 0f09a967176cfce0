import { z } from '@medusajs/framework/zod'
import { optional } from '../../platform/http/text-fields'

const rating = z.object(
  {
    line: z.string('malformed').regex(/^[\w-]{1,100}$/, 'malformed'),
    stars: z.int('stars_invalid').min(1, 'stars_invalid').max(5, 'stars_invalid'),
    words: optional(2000),
  },
  'malformed',
)

export const ratingsBody = z.object({
  ratings: z.array(rating, 'required').min(1, 'required').max(100, 'too_long'),
})
