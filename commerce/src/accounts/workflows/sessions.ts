import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import type { SessionRequest, Tokens } from '@nas/contract/sessions/fields'
import type { Renewed } from '@nas/contract/sessions/operations'
import type { SessionRow } from '../module/rows'
import { unauthorized } from '../queries/account-errors'
import { accounts, findPerson } from '../queries/find-account'
import type { Owner } from '../queries/identities'
import { lifetimeOf } from './session-lifetimes'
import { bearerToken, beforeFirst, readRefreshToken, refreshToken } from './tokens'

type Session = Pick<
  SessionRow,
  'id' | 'actor' | 'account_id' | 'auth_identity_id' | 'remember' | 'device' | 'ends_at'
>

/** @param follows the last used refresh token */
function tokensOf(session: Session, follows: string): Tokens {
  const { id, actor, account_id, auth_identity_id, remember, ends_at } = session
  const left = Math.floor((ends_at.getTime() - Date.now()) / 1000)
  const seconds = Math.max(1, Math.min(left, lifetimeOf(actor, session).bearer))
  return {
    token: bearerToken({ actor, id: account_id }, auth_identity_id, id, seconds),
    refresh:
      remember === null
        ? null
        : { token: refreshToken(id, follows, ends_at), ends_at: ends_at.toISOString() },
  }
}

/** Begins a session of an authenticated person. */
export async function openSession(
  container: MedusaContainer,
  { actor, id }: Owner,
  authIdentity: { id: string },
  request: SessionRequest,
): Promise<Tokens> {
  const { whole, idle } = lifetimeOf(actor, request)
  const session = {
    id: generateEntityId(undefined, 'ses'),
    actor,
    account_id: id,
    auth_identity_id: authIdentity.id,
    ...request,
    idle_seconds: idle,
    ends_at: new Date(Date.now() + whole * 1000),
  }
  await accounts(container).sessions.addSession({ ...session, used_refresh: beforeFirst })
  return tokensOf(session, beforeFirst)
}

/**
 * Issues the next tokens of a browser. A refresh token may be used again until its successor is
 * used: two tabs may refresh at once, and a response may be lost. A replaced token may have been
 * stolen, so it ends the session.
 * @throws ShopError unauthorized
 */
export async function renewSession(container: MedusaContainer, refresh: string): Promise<Renewed> {
  const claims = readRefreshToken(refresh)
  if (claims === null) throw unauthorized()
  const { sid, jti, follows } = claims
  const service = accounts(container)
  const session = await service.sessions.renewSession(sid, jti, follows)
  if (session === undefined) {
    const ended = await service.sessions.endSession(sid)
    if (ended !== undefined) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Accounts: session ${sid} was ended by a refresh token that had been replaced.`)
    }
    throw unauthorized()
  }
  const person = await findPerson(container, session.account_id)
  if (person === null || person.blocked) throw unauthorized()
  return { ...tokensOf(session, jti), remember: session.remember === true }
}

/** Signs out the browser with this token; no effect without a session. */
export async function endByRefreshToken(
  container: MedusaContainer,
  refresh: string,
): Promise<void> {
  const claims = readRefreshToken(refresh)
  if (claims !== null) await accounts(container).sessions.endSession(claims.sid)
}
