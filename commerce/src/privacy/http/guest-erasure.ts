import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { CodeBody, Erased, ErasureBody } from '@nas/contract/commerce/privacy'
import { askErasure, eraseGuest } from '../workflows/erase-guest'

export async function ask(
  request: MedusaRequest<ErasureBody>,
  response: MedusaResponse,
): Promise<void> {
  await askErasure(request.scope, request.validatedBody)
  response.json({})
}

export async function confirm(
  request: MedusaRequest<CodeBody>,
  response: MedusaResponse<Erased>,
): Promise<void> {
  response.json(await eraseGuest(request.scope, request.validatedBody.code))
}
