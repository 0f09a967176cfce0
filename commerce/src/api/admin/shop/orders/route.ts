import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { listOrders } from '../../../../orders/list-orders'
import { orderListQuery } from '../../../order-list'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const search = { ...orderListQuery(request.query), customerId: null }
  response.json(await listOrders(request.scope, search))
}
