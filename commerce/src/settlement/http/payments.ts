import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { staffOf } from '../../accounts/http/caller'
import { readOrder } from '../../orders/queries/read-orders'
import { orderNumber, parse } from '../../platform/http/parse'
import { optional } from '../../platform/http/text-fields'
import { receiveIpn, receiveReturn } from '../workflows/receive-gateway'
import { settleRefunds } from '../workflows/settle-refunds'

const returnBody = z.object({ query: z.record(z.string(), z.string()) })

/** Parameters that came once each; nobody has signed what came twice or nested. */
function plainQuery(query: object): Record<string, string> {
  const entries: [string, unknown][] = Object.entries(query)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

export async function ipn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { method = '' } = request.params
  response.json(await receiveIpn(request.scope, method, plainQuery(request.query)))
}

export async function customerReturn(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { method = '' } = request.params
  const { query } = parse(returnBody, request.body ?? {})
  response.json(await receiveReturn(request.scope, method, query))
}

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
