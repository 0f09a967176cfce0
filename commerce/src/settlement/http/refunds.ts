import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { staffOf } from '../../accounts/http/caller'
import { readOrder } from '../../orders/queries/read-orders'
import { orderNumber } from '../../platform/http/order-number'
import { parse } from '../../platform/http/parse'
import { optional } from '../../platform/http/text-fields'
import { settleRefunds } from '../workflows/settle-refunds'

const refundBody = z.object({ note: optional(500) })

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
