import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { trackBody } from '../../../../orders/http/track-validators'
import { trackOrder } from '../../../../orders/queries/track-order'
import { parse } from '../../../../platform/http/parse'

/** A POST, so that no phone stands in an address. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { code, phone } = parse(trackBody, request.body ?? {})
  response.json({ order: await trackOrder(request.scope, code, phone) })
}
