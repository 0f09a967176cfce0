import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addressChanges } from '../../../../../accounts/http/address-validators'
import { findAddress } from '../../../../../accounts/queries/find-addresses'
import { changeAddress } from '../../../../../accounts/workflows/keep-addresses'
import { memberOf } from '../../../../../platform/http/caller'
import { opaqueId } from '../../../../../platform/http/opaque-id'
import { parse } from '../../../../../platform/http/parse'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const id = opaqueId(request.params.id, 'address')
  response.json({ address: await findAddress(request.scope, id, customerId) })
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const id = opaqueId(request.params.id, 'address')
  const changes = parse(addressChanges, request.body ?? {})
  response.json({ address: await changeAddress(request.scope, customerId, id, changes) })
}
