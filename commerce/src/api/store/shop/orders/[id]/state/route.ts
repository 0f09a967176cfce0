import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { moveBody } from '../../../../../../orders/http/move-validators'
import { readOrder } from '../../../../../../orders/queries/read-orders'
import { moveOrder } from '../../../../../../orders/workflows/move-order/move-order'
import { memberOf } from '../../../../../../platform/http/caller'
import { orderNumber } from '../../../../../../platform/http/order-number'
import { parse } from '../../../../../../platform/http/parse'

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
