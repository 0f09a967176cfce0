import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { parse } from '../../platform/http/parse'
import { receiveIpn } from '../workflows/receive-ipn'
import { receiveReturn } from '../workflows/receive-return'

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
