import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { memberOf, staffOf } from '../../accounts/http/caller'
import { orderNumber, parse } from '../../platform/http/parse'
import { readOrder } from '../queries/read-orders'
import { moveOrder } from '../workflows/move-order/move-order'
import { moveBody } from './move-validators'

export async function moveOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
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

export async function moveByStaff(
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
