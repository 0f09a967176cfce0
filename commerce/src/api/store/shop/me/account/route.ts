import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readAccount } from '../../../../../accounts/http/account-answer'
import { memberOf } from '../../../../../platform/http/caller'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = await memberOf(request)
  response.json({ account: await readAccount(request.scope, id) })
}
