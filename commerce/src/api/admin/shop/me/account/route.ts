import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readAccount } from '../../../../../accounts/http/account-answer'
import { userOf } from '../../../../../platform/http/caller'

export async function GET(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  response.json({ account: await readAccount(request.scope, userOf(request)) })
}
