import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { paymentResult } from '../../../../../payments/payment-result'
import { parse } from '../../../../parse'
import { resultBody } from '../validators'

/** By POST, so that no log of addresses holds the reference. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { reference } = parse(resultBody, request.body ?? {})
  response.json(await paymentResult(request.scope, reference))
}
