import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { OwnerPresence } from '@nas/contract/commerce/account'
import { memberOf, sessionOf } from '../../accounts/http/caller'
import { readPerson } from '../../accounts/queries/find-account'
import { assertOwnerPresent } from '../../accounts/workflows/owner-presence'
import { deleteAccount } from '../workflows/delete-account'

/** Deletes the caller; whatever the body names is nobody's business. */
export async function deleteOwn(
  request: MedusaRequest<OwnerPresence>,
  response: MedusaResponse,
): Promise<void> {
  const id = await memberOf(request)
  const presence = { ...request.validatedBody, session: sessionOf(request) }
  await assertOwnerPresent(request.scope, await readPerson(request.scope, id), presence)
  await deleteAccount(request.scope, id)
  response.json({})
}
