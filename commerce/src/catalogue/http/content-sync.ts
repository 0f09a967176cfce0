import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ContentSync, Synced } from '@nas/contract/commerce/content-sync'
import { takeOverProducts } from '../workflows/take-over-products'

/** Syncs these products immediately, before the feed reaches them. */
export async function syncNow(
  request: AuthenticatedMedusaRequest<ContentSync>,
  response: MedusaResponse<Synced>,
): Promise<void> {
  const { products } = request.validatedBody
  response.json(await takeOverProducts(request.scope, products))
}
