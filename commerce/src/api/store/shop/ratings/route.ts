import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSearch } from '@nas/domain/record-search/read-search'
import { listRatings } from '../../../../ratings/queries/list-ratings'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await listRatings(request.scope, readSearch(request.query), 'everybody'))
}
