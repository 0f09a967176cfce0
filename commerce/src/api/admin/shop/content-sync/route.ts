import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { takeOverProducts } from '../../../../content/take-over-products'
import { parse } from '../../../parse'
import { contentSyncBody } from './validators'

/** Takes these products over as they are published now, before the feed comes to them. */
export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { products } = parse(contentSyncBody, request.body ?? {})
  response.json(await takeOverProducts(request.scope, products))
}
