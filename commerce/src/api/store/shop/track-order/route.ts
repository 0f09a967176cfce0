import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { trackOrder } from '../../../../orders/track-order'
import { parse } from '../../../parse'
import { trackBody } from './validators'

/** A POST, so that no phone stands in an address. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { code, phone } = parse(trackBody, request.body ?? {})
  response.json({ order: await trackOrder(request.scope, code, phone) })
}
