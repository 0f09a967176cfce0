import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { findAddress } from '../../../../../addresses/find-addresses'
import { changeAddress } from '../../../../../addresses/keep-addresses'
import { memberOf } from '../../../../caller'
import { opaqueId } from '../../../../opaque-id'
import { parse } from '../../../../parse'
import { addressChanges } from '../validators'

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
