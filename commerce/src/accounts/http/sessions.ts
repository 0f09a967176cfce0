import type { MedusaRequest } from '@medusajs/framework/http'
import { currentSession, otherSessions, type Session } from '@nas/contract/sessions/fields'
import * as operations from '@nas/contract/sessions/operations'
import { nameKey } from '@nas/domain/user-names'
import { notFound } from '../../platform/errors/shop-error'
import { accounts, findByName } from '../queries/find-account'
import { editorCode, readEditorCode } from '../workflows/editor-codes'
import { endByRefreshToken, renewSession } from '../workflows/sessions'
import { signIn } from '../workflows/sign-in'
import { sessionOf } from './caller'
import { routesOf } from './operation-routes'

async function sessionsOf(request: MedusaRequest, account: string): Promise<Session[]> {
  const current = sessionOf(request)
  const rows = await accounts(request.scope).sessions.sessionsOf(account)
  return rows.map(({ id, device, created_at, used_at }) => ({
    id,
    device,
    createdAt: created_at.toISOString(),
    lastUsedAt: used_at.toISOString(),
    current: id === current,
  }))
}

export const sessionRoutes = routesOf(operations, {
  signIn: ({ scope, input }) => signIn(scope, input),

  async findHolder({ scope, input }) {
    const key = nameKey(input.identifier)
    return { account: (await findByName(scope, key))?.id ?? null, key }
  },

  renewSession: ({ scope, input }) => renewSession(scope, input.refresh),
  endByRefresh: ({ scope, input }) => endByRefreshToken(scope, input.refresh),
  listSessions: ({ caller, request }) => sessionsOf(request, caller.id),

  async endSession({ scope, caller, input: { session }, request }) {
    const { sessions } = accounts(scope)
    const current = sessionOf(request)
    const named = session === currentSession ? current : session
    if (session === otherSessions) await sessions.endSessionsOf(caller.id, current)
    else if (!(await sessions.endSessionOf(caller.id, named))) throw notFound('session')
    return sessionsOf(request, caller.id)
  },

  askEditorCode: ({ caller, input, request }) => ({
    code: editorCode({ id: caller.id, session: sessionOf(request) }, input.challenge),
  }),
  readEditorCode: ({ scope, input }) => readEditorCode(scope, input),
})
