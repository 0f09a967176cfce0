import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { findOrder } from '../../../../../orders/queries/find-order'
import { readOrder } from '../../../../../orders/queries/read-orders'
import { memberOf } from '../../../../../platform/http/caller'
import { orderNumber } from '../../../../../platform/http/order-number'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const record = await findOrder(request.scope, orderNumber(request.params.id), customerId)
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}
