import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { memberOf, staffOf } from '../../accounts/http/caller'
import { settleRefunds } from '../../payments/workflows/settle-refunds'
import { orderNumber } from '../../platform/http/order-number'
import { parse } from '../../platform/http/parse'
import { optional } from '../../platform/http/text-fields'
import { readOrder } from '../queries/read-orders'
import { moveOrder } from '../workflows/move-order/move-order'
import { moveBody } from './move-validators'

const refundBody = z.object({ note: optional(500) })

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

/** Staff have paid back what the order's customer is owed. */
export async function refund(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const { note } = parse(refundBody, request.body ?? {})
  const by = staffOf(request)
  const record = await settleRefunds(request.scope, number, { by, note })
  response.json({ order: await readOrder(request.scope, record, 'staff') })
}
