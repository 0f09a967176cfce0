import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { plainQuery } from '../../../../../../payments/methods/plain-query'
import { takeNotice } from '../../../../../../payments/workflows/take-notice'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { method = '' } = request.params
  response.json(await takeNotice(request.scope, method, plainQuery(request.query)))
}
