import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { RefreshBody, Renewed } from '@nas/contract/commerce/session'
import {
  currentSession,
  type EndSessionBody,
  otherSessions,
  type Session,
} from '@nas/contract/sessions'
import { notFound } from '../../platform/errors/shop-error'
import { accounts } from '../queries/find-account'
import { endByRefreshToken, renewSession } from '../workflows/sessions'
import { type CallerId, memberOf, sessionOf, userOf } from './caller'

export async function renew(
  request: MedusaRequest<RefreshBody>,
  response: MedusaResponse<Renewed>,
): Promise<void> {
  response.json(await renewSession(request.scope, request.validatedBody.refresh))
}

export async function end(
  request: MedusaRequest<RefreshBody>,
  response: MedusaResponse,
): Promise<void> {
  await endByRefreshToken(request.scope, request.validatedBody.refresh)
  response.json({})
}

async function answer(
  request: MedusaRequest,
  response: MedusaResponse<{ sessions: Session[] }>,
  accountId: string,
): Promise<void> {
  const current = sessionOf(request)
  const rows = await accounts(request.scope).sessions.sessionsOf(accountId)
  const sessions = rows.map(({ id, device, created_at, used_at }) => ({
    id,
    device,
    createdAt: created_at.toISOString(),
    lastUsedAt: used_at.toISOString(),
    current: id === current,
  }))
  response.json({ sessions })
}

const list =
  (callerId: CallerId) =>
  async (request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> => {
    await answer(request, response, await callerId(request))
  }

const endOwn =
  (callerId: CallerId) =>
  async (
    request: AuthenticatedMedusaRequest<EndSessionBody>,
    response: MedusaResponse,
  ): Promise<void> => {
    const id = await callerId(request)
    const { session } = request.validatedBody
    const service = accounts(request.scope)
    const current = sessionOf(request)
    const named = session === currentSession ? current : session
    if (session === otherSessions) await service.sessions.endSessionsOf(id, current)
    else if (!(await service.sessions.endSessionOf(id, named))) throw notFound('session')
    await answer(request, response, id)
  }

export const listMemberSessions = list(memberOf)
export const endMemberSession = endOwn(memberOf)

export const listStaffSessions = list(userOf)
export const endStaffSession = endOwn(userOf)
