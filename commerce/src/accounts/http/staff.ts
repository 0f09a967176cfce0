import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { Person } from '@nas/contract/commerce/person'
import type { DutiesChange, NewStaff, StaffReset } from '@nas/contract/commerce/staff'
import { opaqueId } from '../../platform/http/parse'
import { changeDuties, inviteStaff, removeStaff, resetStaff } from '../workflows/staff'
import { userOf } from './caller'

type Answer = MedusaResponse<{ person: Person }>

const change = (request: AuthenticatedMedusaRequest<unknown>) => ({
  by: userOf(request as AuthenticatedMedusaRequest),
  id: opaqueId(request.params.id, 'person'),
})

export async function invite(request: MedusaRequest<NewStaff>, response: Answer): Promise<void> {
  response.json({ person: await inviteStaff(request.scope, request.validatedBody) })
}

export async function setDuties(
  request: AuthenticatedMedusaRequest<DutiesChange>,
  response: Answer,
): Promise<void> {
  const { duties } = request.validatedBody
  response.json({ person: await changeDuties(request.scope, { ...change(request), duties }) })
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
