import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { NewRatings } from '@nas/contract/ratings/operations'
import { memberOf } from '../../accounts/http/caller'
import { orderNumber } from '../../platform/http/parse'
import { readOrder } from '../queries/read-orders'
import { rateOrder } from '../workflows/rate-order'

export async function rateOwn(
  request: MedusaRequest<NewRatings>,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const { ratings } = request.validatedBody
  const customerId = await memberOf(request)
  const record = await rateOrder(request.scope, { number, customerId, ratings })
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}
