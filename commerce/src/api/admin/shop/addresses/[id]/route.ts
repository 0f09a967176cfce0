import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { findAddress } from '../../../../../accounts/queries/find-addresses'
import { opaqueId } from '../../../../../platform/http/opaque-id'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = opaqueId(request.params.id, 'address')
  response.json({ address: await findAddress(request.scope, id, null) })
}
