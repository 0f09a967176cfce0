import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ContentSync, Synced } from '@nas/contract/commerce/content-sync'
import { takeOverProducts } from '../workflows/take-over-products'

/** Takes these products over as they are published now, before the feed comes to them. */
export async function syncNow(
  request: AuthenticatedMedusaRequest<ContentSync>,
  response: MedusaResponse<Synced>,
): Promise<void> {
  const { products } = request.validatedBody
  response.json(await takeOverProducts(request.scope, products))
}
