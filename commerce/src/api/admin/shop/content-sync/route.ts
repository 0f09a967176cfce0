import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { contentSyncBody } from '../../../../catalogue/http/content-sync-validators'
import { takeOverProducts } from '../../../../catalogue/workflows/take-over-products'
import { parse } from '../../../../platform/http/parse'

/** Takes these products over as they are published now, before the feed comes to them. */
export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { products } = parse(contentSyncBody, request.body ?? {})
  response.json(await takeOverProducts(request.scope, products))
}
