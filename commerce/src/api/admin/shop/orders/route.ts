import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSearch } from '@nas/domain/record-search/read-search'
import { listOrders } from '../../../../orders/queries/list-orders'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const search = { ...readSearch(request.query), customerId: null }
  response.json(await listOrders(request.scope, search))
}
