import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type {
  AccountChangeBody,
  CommerceAccount,
  Disconnection,
  OwnerPresence,
} from '@nas/contract/commerce/account'
import type { Person } from '@nas/contract/commerce/person'
import { readPerson } from '../queries/find-account'
import { readAccount } from '../queries/read-account'
import { factorIsDue } from '../queries/second-factor'
import { changeAccount } from '../workflows/change-account'
import { disconnect } from '../workflows/disconnect'
import { assertOwnerPresent } from '../workflows/owner-presence'
import { type CallerId, memberOf, sessionOf, userOf } from './caller'

type Handler<Body, Answer> = (
  request: AuthenticatedMedusaRequest<Body>,
  response: MedusaResponse<Answer>,
) => Promise<void>

const readProfile =
  (callerId: CallerId): Handler<unknown, { person: Person }> =>
  async (request, response) => {
    response.json({ person: await readPerson(request.scope, await callerId(request)) })
  }

const changeProfile =
  (callerId: CallerId): Handler<AccountChangeBody, { person: Person }> =>
  async (request, response) => {
    const id = await callerId(request)
    const { locale, ...changes } = request.validatedBody
    const by = { session: sessionOf(request) }
    response.json({ person: await changeAccount(request.scope, id, changes, { by, locale }) })
  }

const readWholeAccount =
  (callerId: CallerId): Handler<unknown, { account: CommerceAccount }> =>
  async (request, response) => {
    response.json({ account: await readAccount(request.scope, await callerId(request)) })
  }

export const readMember = readProfile(memberOf)
export const changeMember = changeProfile(memberOf)
export const readMemberAccount = readWholeAccount(memberOf)

/** With whether they may only set up a second factor. */
export const readStaff: Handler<unknown, { person: Person; factor_due: boolean }> = async (
  request,
  response,
) => {
  const id = userOf(request)
  const [person, factor_due] = await Promise.all([
    readPerson(request.scope, id),
    factorIsDue(request.scope, id),
  ])
  response.json({ person, factor_due })
}
export const changeStaff = changeProfile(userOf)
export const readStaffAccount = readWholeAccount(userOf)

/**
 * The calling member.
 * @throws ShopError unless the body proves that the owner is present
 */
export async function presentMember(request: MedusaRequest<OwnerPresence>): Promise<string> {
  const id = await memberOf(request)
  const presence = { ...request.validatedBody, session: sessionOf(request) }
  await assertOwnerPresent(request.scope, await readPerson(request.scope, id), presence)
  return id
}

/** Checks that the owner is present, before they are sent to a provider to link it. */
export async function proveMember(
  request: MedusaRequest<OwnerPresence>,
  response: MedusaResponse,
): Promise<void> {
  await presentMember(request)
  response.json({})
}

export async function disconnectMember(
  request: MedusaRequest<Disconnection>,
  response: MedusaResponse<{ account: CommerceAccount }>,
): Promise<void> {
  const id = await memberOf(request)
  const { provider, current_password } = request.validatedBody
  const presence = { session: sessionOf(request), current_password }
  await assertOwnerPresent(request.scope, await readPerson(request.scope, id), presence)
  await disconnect(request.scope, id, provider)
  response.json({ account: await readAccount(request.scope, id) })
}
