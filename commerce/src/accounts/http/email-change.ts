import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { EmailChanged } from '@nas/contract/accounts'
import type { PendingEmailChange } from '@nas/contract/commerce/account'
import type { CodeBody } from '@nas/contract/commerce/privacy'
import { opaqueId } from '../../platform/http/parse'
import { readPerson } from '../queries/find-account'
import { changePendingEmail } from '../workflows/email-change'
import { confirmEmail, revertEmail } from '../workflows/email-links'
import { type CallerId, memberOf, userOf } from './caller'
import { assertCallerMay } from './permissions'

export async function confirm(
  request: MedusaRequest<CodeBody>,
  response: MedusaResponse<EmailChanged>,
): Promise<void> {
  await confirmEmail(request.scope, request.validatedBody.code)
  response.json({ state: 'done' })
}

export async function revert(
  request: MedusaRequest<CodeBody>,
  response: MedusaResponse<EmailChanged>,
): Promise<void> {
  response.json({ state: await revertEmail(request.scope, request.validatedBody.code) })
}

type Handler = (
  request: AuthenticatedMedusaRequest<PendingEmailChange>,
  response: MedusaResponse,
) => Promise<void>

const changeOwn =
  (callerId: CallerId): Handler =>
  async (request, response) => {
    const { action } = request.validatedBody
    await changePendingEmail(request.scope, await callerId(request), action)
    response.json({})
  }

export const changeOwnMember = changeOwn(memberOf)
export const changeOwnStaff = changeOwn(userOf)

export const changeForStaff: Handler = async (request, response) => {
  const { id, actor } = await readPerson(request.scope, opaqueId(request.params.id, 'person'))
  if (actor === 'user') assertCallerMay(request, 'staff')
  await changePendingEmail(request.scope, id, request.validatedBody.action)
  response.json({})
}
