import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { memberOf } from '../../accounts/http/caller'
import { deleteAccount } from '../workflows/delete-account'

/** Deletes the caller; whatever the body names is nobody's business. */
export async function deleteOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await deleteAccount(request.scope, await memberOf(request))
  response.json({})
}
