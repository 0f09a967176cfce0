import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { moveBody } from '../../../../../../orders/http/move-validators'
import { readOrder } from '../../../../../../orders/queries/read-orders'
import { moveOrder } from '../../../../../../orders/workflows/move-order/move-order'
import { staffOf } from '../../../../../../platform/http/caller'
import { orderNumber } from '../../../../../../platform/http/order-number'
import { parse } from '../../../../../../platform/http/parse'

export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const { state, reason } = parse(moveBody, request.body ?? {})
  const record = await moveOrder(request.scope, {
    number,
    to: state,
    actor: 'staff',
    actorId: staffOf(request),
    ownerId: null,
    reason,
  })
  response.json({ order: await readOrder(request.scope, record, 'staff') })
}
