import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { OrderChange } from '@nas/contract/order-for-staff'
import { permissionToMove } from '@nas/domain/duties'
import { memberOf, staffOf } from '../../accounts/http/caller'
import { assertCallerMay } from '../../accounts/http/permissions'
import { orderNumber } from '../../platform/http/parse'
import { readOrder } from '../queries/read-orders'
import { moveOrder } from '../workflows/move-order/move-order'
import { staffView } from './staff-view'

export async function moveOwn(
  request: MedusaRequest<OrderChange>,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const { state, reason } = request.validatedBody
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
  request: AuthenticatedMedusaRequest<OrderChange>,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const { state, reason } = request.validatedBody
  assertCallerMay(request, permissionToMove[state])
  const record = await moveOrder(request.scope, {
    number,
    to: state,
    actor: 'staff',
    actorId: staffOf(request),
    ownerId: null,
    reason,
  })
  const order = await readOrder(request.scope, record, 'staff')
  response.json({ order: staffView(request)(order) })
}
