import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { SignedIn } from '@nas/contract/commerce/account'
import type {
  AnsweredChallenge,
  FactorCode,
  NewCodesBody,
  NewFactorBody,
} from '@nas/contract/commerce/second-factor'
import type { FactorState, NewFactor } from '@nas/contract/second-factor'
import { ShopError } from '../../platform/errors/shop-error'
import { opaqueId } from '../../platform/http/parse'
import { readPerson } from '../queries/find-account'
import { factorIsDue, readFactorState } from '../queries/second-factor'
import { answerChallenge } from '../workflows/challenge'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '../workflows/second-factor'
import { sessionOf, userOf } from './caller'

/** What staff reach who have yet to set up a second factor. */
const openWithoutFactor =
  /^GET \/admin\/shop\/me$|^\w+ \/admin\/shop\/me\/(sessions|second-factor)(\/[\w-]+)*$/

const callerOf = (request: AuthenticatedMedusaRequest) => ({
  id: userOf(request),
  session: sessionOf(request),
})

/** Stands before every route of staff; a key has no second factor. @throws ShopError forbidden */
export async function factorInForce(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context } = request as Partial<AuthenticatedMedusaRequest>
  const { pathname } = new URL(request.originalUrl, 'http://localhost')
  const isOpen = openWithoutFactor.test(`${request.method} ${pathname}`)
  if (auth_context?.actor_type === 'user' && !isOpen) {
    if (await factorIsDue(request.scope, auth_context.actor_id)) {
      throw new ShopError('forbidden', 'Set up a second factor first.')
    }
  }
  next()
}

export async function answer(
  request: MedusaRequest<AnsweredChallenge>,
  response: MedusaResponse<SignedIn>,
): Promise<void> {
  response.json(await answerChallenge(request.scope, request.validatedBody))
}

export async function readState(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse<{ second_factor: FactorState }>,
): Promise<void> {
  response.json({ second_factor: await readFactorState(request.scope, userOf(request)) })
}

export async function begin(
  request: AuthenticatedMedusaRequest<NewFactorBody>,
  response: MedusaResponse<NewFactor>,
): Promise<void> {
  const caller = callerOf(request)
  response.json(await beginSecondFactor(request.scope, caller, request.validatedBody))
}

export async function confirm(
  request: AuthenticatedMedusaRequest<FactorCode>,
  response: MedusaResponse<{ codes: string[] }>,
): Promise<void> {
  const { code } = request.validatedBody
  response.json({ codes: await confirmSecondFactor(request.scope, callerOf(request), code) })
}

export async function renewCodes(
  request: AuthenticatedMedusaRequest<NewCodesBody>,
  response: MedusaResponse<{ codes: string[] }>,
): Promise<void> {
  const caller = callerOf(request)
  const codes = await renewRecoveryCodes(request.scope, caller, request.validatedBody)
  response.json({ codes })
}

export async function reset(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const id = opaqueId(request.params.id, 'person')
  await resetSecondFactor(request.scope, { id, by: userOf(request) })
  response.json({ person: await readPerson(request.scope, id) })
}
