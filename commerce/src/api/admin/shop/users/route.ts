import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSearch } from '@nas/domain/record-search/read-search'
import { searchPeople } from '../../../../accounts/queries/find-people'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await searchPeople(request.scope, readSearch(request.query)))
}
