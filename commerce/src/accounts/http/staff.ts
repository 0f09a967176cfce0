import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { NewStaff, Person, RolesChange, StaffReset } from '@nas/contract/commerce/person'
import { opaqueId } from '../../platform/http/parse'
import { changeRoles, inviteStaff, removeStaff, resetStaff } from '../workflows/staff'
import { userOf } from './caller'

type Answer = MedusaResponse<{ person: Person }>

const change = (request: AuthenticatedMedusaRequest<unknown>) => ({
  by: userOf(request as AuthenticatedMedusaRequest),
  id: opaqueId(request.params.id, 'person'),
})

export async function invite(
  request: AuthenticatedMedusaRequest<NewStaff>,
  response: Answer,
): Promise<void> {
  const invited = { ...request.validatedBody, by: userOf(request) }
  response.json({ person: await inviteStaff(request.scope, invited) })
}

export async function setRoles(
  request: AuthenticatedMedusaRequest<RolesChange>,
  response: Answer,
): Promise<void> {
  const { duties } = request.validatedBody
  response.json({ person: await changeRoles(request.scope, { ...change(request), duties }) })
}

export async function reset(
  request: AuthenticatedMedusaRequest<StaffReset>,
  response: Answer,
): Promise<void> {
  const { locale } = request.validatedBody
  response.json({ person: await resetStaff(request.scope, { ...change(request), locale }) })
}

export async function remove(
  request: AuthenticatedMedusaRequest<unknown>,
  response: Answer,
): Promise<void> {
  response.json({ person: await removeStaff(request.scope, change(request)) })
}
