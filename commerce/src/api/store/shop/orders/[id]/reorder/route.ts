import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { findOrder } from '../../../../../../orders/queries/find-order'
import { reorder } from '../../../../../../orders/workflows/reorder'
import { memberOf } from '../../../../../../platform/http/caller'
import { orderNumber } from '../../../../../../platform/http/order-number'

/** What of the order can be bought again; nothing is changed by asking. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const record = await findOrder(request.scope, orderNumber(request.params.id), customerId)
  response.json(await reorder(request.scope, record))
}
