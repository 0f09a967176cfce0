import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { memberOf } from '../../accounts/http/caller'
import { orderNumber, parse } from '../../platform/http/parse'
import { optional } from '../../platform/http/text-fields'
import { readOrder } from '../queries/read-orders'
import { rateOrder } from '../workflows/rate-order'

const lineRating = z.object(
  {
    line: z.string('malformed').regex(/^[\w-]{1,100}$/, 'malformed'),
    stars: z.int('stars_invalid').min(1, 'stars_invalid').max(5, 'stars_invalid'),
    words: optional(2000),
  },
  'malformed',
)

const ratingsBody = z.object({
  ratings: z.array(lineRating, 'required').min(1, 'required').max(100, 'too_long'),
})

export async function rateOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const number = orderNumber(request.params.id)
  const { ratings } = parse(ratingsBody, request.body ?? {})
  const customerId = await memberOf(request)
  const record = await rateOrder(request.scope, { number, customerId, ratings })
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}
