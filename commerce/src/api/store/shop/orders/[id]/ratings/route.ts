import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readOrder } from '../../../../../../orders/read-orders'
import { rateOrder } from '../../../../../../ratings/rate-order'
import { memberOf } from '../../../../../caller'
import { orderNumber } from '../../../../../order-number'
import { parse } from '../../../../../parse'
import { ratingsBody } from './validators'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const number = orderNumber(request.params.id)
  const { ratings } = parse(ratingsBody, request.body ?? {})
  const customerId = await memberOf(request)
  const record = await rateOrder(request.scope, { number, customerId, ratings })
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}
