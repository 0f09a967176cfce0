import { randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import type { Person } from '@nas/contract/people/fields'
import type { SessionRequest, Tokens } from '@nas/contract/sessions/fields'
import type { Renewed, SignedIn } from '@nas/contract/sessions/operations'
import type { Actor, NewSession } from '../module/rows'
import { unauthorized } from '../queries/account-errors'
import { accounts, findPerson } from '../queries/find-account'
import { bearerToken, beforeFirst, refreshToken } from './tokens'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** In seconds: a whole session, and the time without a call after which it ends. */
const lifetimes = {
  staff: { whole: 12 * hour, idle: 30 * minute },
  remembered: { whole: 180 * day, idle: 30 * day },
  forgotten: { whole: 30 * day, idle: day },
  /** A member at a client other than a browser. */
  otherClient: { whole: day, idle: day },
}

/** Browsers renew their bearer token, other clients keep one for the whole session. */
function lifetimeOf(actor: Actor, { remember }: SessionRequest) {
  const ofMember = remember === null ? 'otherClient' : remember ? 'remembered' : 'forgotten'
  const lifetime = lifetimes[actor === 'user' ? 'staff' : ofMember]
  return { ...lifetime, bearer: remember === null ? lifetime.whole : 30 * minute }
}

/** @param follows the last used refresh token */
function tokensOf(session: NewSession, follows: string): Tokens {
  const { id: sid, actor, remember, ends_at } = session
  const left = Math.floor((ends_at.getTime() - Date.now()) / 1000)
  const seconds = Math.max(1, Math.min(left, lifetimeOf(actor, session).bearer))
  const token = bearerToken(session, seconds)
  if (remember === null) return { token, refresh: null }
  const exp = Math.floor(ends_at.getTime() / 1000)
  const refresh = refreshToken.sign({ sid, jti: randomUUID(), follows, exp })
  return { token, refresh: { token: refresh, ends_at: ends_at.toISOString() } }
}

export async function openSession(
  container: MedusaContainer,
  person: Person,
  identity: { id: string },
  request: SessionRequest,
): Promise<SignedIn> {
  const { actor, id } = person
  const { whole, idle } = lifetimeOf(actor, request)
  const session = {
    id: generateEntityId(undefined, 'ses'),
    actor,
    account_id: id,
    auth_identity_id: identity.id,
    ...request,
    idle_seconds: idle,
    ends_at: new Date(Date.now() + whole * 1000),
    used_refresh: beforeFirst,
  }
  await accounts(container).sessions.addSession(session)
  return { ...tokensOf(session, beforeFirst), person }
}

/**
 * Issues the next tokens of a browser. A refresh token may be used again until its successor is
 * used: two tabs may refresh at once, and a response may be lost. A replaced token may have been
 * stolen, so it ends the session.
 * @throws ShopError unauthorized
 */
export async function renewSession(container: MedusaContainer, refresh: string): Promise<Renewed> {
  const claims = refreshToken.read(refresh)
  if (claims === null) throw unauthorized()
  const { sid, jti, follows } = claims
  const service = accounts(container)
  const session = await service.sessions.renewSession(sid, jti, follows)
  if (session === undefined) {
    const ended = await service.sessions.endSession(sid)
    if (ended !== undefined) {
      container
        .resolve('logger')
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
  const claims = refreshToken.read(refresh)
  if (claims !== null) await accounts(container).sessions.endSession(claims.sid)
}
