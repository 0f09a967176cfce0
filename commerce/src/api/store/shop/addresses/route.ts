import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSearch } from '@nas/domain/record-search/read-search'
import { addressBody } from '../../../../accounts/http/address-validators'
import { searchAddresses } from '../../../../accounts/queries/find-addresses'
import { addAddress } from '../../../../accounts/workflows/keep-addresses'
import { memberOf } from '../../../../platform/http/caller'
import { parse } from '../../../../platform/http/parse'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  response.json(await searchAddresses(request.scope, readSearch(request.query), customerId))
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const fields = parse(addressBody, request.body ?? {})
  response.json({ address: await addAddress(request.scope, customerId, fields) })
}
