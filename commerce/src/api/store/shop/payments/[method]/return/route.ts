import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { takeReturn } from '../../../../../../payments/take-return'
import { parse } from '../../../../../parse'
import { returnBody } from '../../validators'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { method = '' } = request.params
  const { query } = parse(returnBody, request.body ?? {})
  response.json(await takeReturn(request.scope, method, query))
}
