import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { readOrder } from '../../../../../../orders/read-orders'
import { settleRefunds } from '../../../../../../payments/settle-refunds'
import { staffOf } from '../../../../../caller'
import { orderNumber } from '../../../../../order-number'
import { parse } from '../../../../../parse'
import { optional } from '../../../../../text-fields'

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
