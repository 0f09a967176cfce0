import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { opaqueId } from '../../../../../platform/http/opaque-id'
import { findRating } from '../../../../../ratings/queries/list-ratings'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = opaqueId(request.params.id, 'rating')
  response.json({ rating: await findRating(request.scope, id, 'everybody') })
}
