import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { readOrder } from '../../../../../../orders/queries/read-orders'
import { settleRefunds } from '../../../../../../payments/workflows/settle-refunds'
import { staffOf } from '../../../../../../platform/http/caller'
import { orderNumber } from '../../../../../../platform/http/order-number'
import { parse } from '../../../../../../platform/http/parse'
import { optional } from '../../../../../../platform/http/text-fields'

const refundBody = z.object({ note: optional(500) })

export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const { note } = parse(refundBody, request.body ?? {})
  const by = staffOf(request)
  const record = await settleRefunds(request.scope, number, { by, note })
  response.json({ order: await readOrder(request.scope, record, 'staff') })
}
