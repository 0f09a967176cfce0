import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { returnBody } from '../../../../../../payments/http/payment-validators'
import { takeReturn } from '../../../../../../payments/workflows/take-return'
import { parse } from '../../../../../../platform/http/parse'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { method = '' } = request.params
  const { query } = parse(returnBody, request.body ?? {})
  response.json(await takeReturn(request.scope, method, query))
}
