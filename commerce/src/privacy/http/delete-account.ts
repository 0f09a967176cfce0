import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { OwnerPresence } from '@nas/contract/commerce/account'
import { presentMember } from '../../accounts/http/profile'
import { deleteAccount } from '../workflows/delete-account'

/** Deletes the caller's account. Ids in the body are ignored. */
export async function deleteOwn(
  request: MedusaRequest<OwnerPresence>,
  response: MedusaResponse,
): Promise<void> {
  await deleteAccount(request.scope, await presentMember(request))
  response.json({})
}
