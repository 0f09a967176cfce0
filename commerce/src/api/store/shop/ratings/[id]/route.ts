import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { findRating } from '../../../../../ratings/list-ratings'
import { opaqueId } from '../../../../opaque-id'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = opaqueId(request.params.id, 'rating')
  response.json({ rating: await findRating(request.scope, id, 'everybody') })
}
