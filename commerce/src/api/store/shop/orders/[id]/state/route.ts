import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { moveOrder } from '../../../../../../orders/move-order'
import { readOrder } from '../../../../../../orders/read-orders'
import { memberOf } from '../../../../../caller'
import { moveBody } from '../../../../../move-validators'
import { orderNumber } from '../../../../../order-number'
import { parse } from '../../../../../parse'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const number = orderNumber(request.params.id)
  const { state, reason } = parse(moveBody, request.body ?? {})
  const customerId = await memberOf(request)
  const record = await moveOrder(request.scope, {
    number,
    to: state,
    actor: 'customer',
    actorId: customerId,
    ownerId: customerId,
    reason,
  })
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}
