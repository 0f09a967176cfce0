import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { SignedIn } from '@nas/contract/commerce/account'
import type {
  AnsweredChallenge,
  FactorCode,
  NewCodesBody,
  NewFactorBody,
  SessionProof,
} from '@nas/contract/commerce/second-factor'
import type { FactorState, NewFactor } from '@nas/contract/second-factor'
import { opaqueId } from '../../platform/http/parse'
import { readPerson } from '../queries/find-account'
import { readFactorState } from '../queries/second-factor'
import { answerChallenge } from '../workflows/challenge'
import { proveSession } from '../workflows/prove-session'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '../workflows/second-factor'
import { sessionOf, userOf } from './caller'

const callerOf = (request: AuthenticatedMedusaRequest) => ({
  id: userOf(request),
  session: sessionOf(request),
})

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

/** Opens the caller's session for sensitive calls. */
export async function prove(
  request: AuthenticatedMedusaRequest<SessionProof>,
  response: MedusaResponse,
): Promise<void> {
  await proveSession(request.scope, callerOf(request), request.validatedBody)
  response.json({})
}

export async function reset(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const id = opaqueId(request.params.id, 'person')
  await resetSecondFactor(request.scope, { id, by: userOf(request) })
  response.json({ person: await readPerson(request.scope, id) })
}
