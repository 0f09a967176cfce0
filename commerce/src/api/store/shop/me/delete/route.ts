import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { deleteAccount } from '../../../../../erasure/workflows/delete-account'
import { memberOf } from '../../../../../platform/http/caller'

/** Deletes the caller; whatever the body names is nobody's business. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await deleteAccount(request.scope, await memberOf(request))
  response.json({})
}
