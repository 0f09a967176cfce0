import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { parse } from '../../platform/http/parse'
import { takeOverProducts } from '../workflows/take-over-products'

/** Products by their number in the content application. */
const contentSyncBody = z.object({
  products: z
    .array(z.int('malformed').positive('malformed'), 'malformed')
    .min(1, 'required')
    .max(100, 'too_long'),
})

/** Takes these products over as they are published now, before the feed comes to them. */
export async function syncNow(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { products } = parse(contentSyncBody, request.body ?? {})
  response.json(await takeOverProducts(request.scope, products))
}
