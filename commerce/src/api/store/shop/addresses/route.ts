import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSearch } from '@nas/domain/record-search/read-search'
import { searchAddresses } from '../../../../addresses/find-addresses'
import { addAddress } from '../../../../addresses/keep-addresses'
import { memberOf } from '../../../caller'
import { parse } from '../../../parse'
import { addressBody } from './validators'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  response.json(await searchAddresses(request.scope, readSearch(request.query), customerId))
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const fields = parse(addressBody, request.body ?? {})
  response.json({ address: await addAddress(request.scope, customerId, fields) })
}
