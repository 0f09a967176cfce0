import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSearch } from '@nas/domain/record-search/read-search'
import { searchAddresses } from '../../../../accounts/queries/find-addresses'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await searchAddresses(request.scope, readSearch(request.query), null))
}
