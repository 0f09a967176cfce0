import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { parse } from '../../platform/http/parse'
import { language } from '../../platform/http/text-fields'
import { readPerson } from '../queries/find-account'
import { socialProviders } from '../queries/identities'
import { readAccount } from '../queries/read-account'
import { changeAccount } from '../workflows/change-account'
import { disconnect } from '../workflows/disconnect'
import { consents, knownPassword, newPassword, profileFields } from './account-fields'
import { memberOf, userOf } from './caller'

type Request = AuthenticatedMedusaRequest
/** Id of the caller. @throws ShopError unauthorized */
type CallerId = (request: Request) => string | Promise<string>
type Handler = (request: Request, response: MedusaResponse) => Promise<void>

const mostViewed = 100

/** What people may change of themselves. A consent is given by its owner only. */
const ownChangeBody = z.object({
  ...profileFields,
  consents: consents.optional(),
  viewed: z
    .array(z.int('product_unknown').positive('product_unknown'), 'malformed')
    .max(mostViewed, 'too_long')
    .optional(),
  password: newPassword.optional(),
  current_password: knownPassword.optional(),
  /** The language in which the owner is notified. */
  locale: language,
})

const disconnectBody = z.object({ provider: z.enum(socialProviders, 'malformed') })

const readProfile =
  (callerId: CallerId): Handler =>
  async (request, response) => {
    response.json({ person: await readPerson(request.scope, await callerId(request)) })
  }

const changeProfile =
  (callerId: CallerId): Handler =>
  async (request, response) => {
    const id = await callerId(request)
    const { locale, ...changes } = parse(ownChangeBody, request.body ?? {})
    response.json(await changeAccount(request.scope, id, changes, locale))
  }

const readWholeAccount =
  (callerId: CallerId): Handler =>
  async (request, response) => {
    response.json({ account: await readAccount(request.scope, await callerId(request)) })
  }

export const readMember = readProfile(memberOf)
export const changeMember = changeProfile(memberOf)
export const readMemberAccount = readWholeAccount(memberOf)

export const readStaff = readProfile(userOf)
export const changeStaff = changeProfile(userOf)
export const readStaffAccount = readWholeAccount(userOf)

export async function disconnectMember(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const id = await memberOf(request)
  const { provider } = parse(disconnectBody, request.body ?? {})
  await disconnect(request.scope, id, provider)
  response.json({ account: await readAccount(request.scope, id) })
}
