import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readOrder } from '../../../../../../orders/queries/read-orders'
import { memberOf } from '../../../../../../platform/http/caller'
import { orderNumber } from '../../../../../../platform/http/order-number'
import { parse } from '../../../../../../platform/http/parse'
import { ratingsBody } from '../../../../../../ratings/http/rate-validators'
import { rateOrder } from '../../../../../../ratings/workflows/rate-order'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const number = orderNumber(request.params.id)
  const { ratings } = parse(ratingsBody, request.body ?? {})
  const customerId = await memberOf(request)
  const record = await rateOrder(request.scope, { number, customerId, ratings })
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}
