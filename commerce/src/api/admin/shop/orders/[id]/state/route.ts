import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { moveOrder } from '../../../../../../orders/move-order'
import { readOrder } from '../../../../../../orders/read-orders'
import { staffOf } from '../../../../../caller'
import { moveBody } from '../../../../../move-validators'
import { orderNumber } from '../../../../../order-number'
import { parse } from '../../../../../parse'

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
