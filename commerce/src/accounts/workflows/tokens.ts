import { randomUUID } from 'node:crypto'
import { sign } from 'jsonwebtoken'
import * as v from 'valibot'
import { settings } from '../../platform/settings/settings'
import { bearerOptions, issuer } from '../../platform/settings/token-options'
import type { Owner } from '../queries/identities'
import { readSigned } from './read-signed'

/** Tokens of one kind open nothing that is for the other. */
const refreshAudience = 'nas-shop-refresh'

const refreshSchema = v.object({ sid: v.string(), jti: v.string(), follows: v.string() })

/** The token after which the first refresh token of a session comes. */
export const beforeFirst = 'none'

export type RefreshClaims = v.InferOutput<typeof refreshSchema>

/**
 * A token in the form that Medusa checks, with the session it belongs to.
 * @param seconds how long it counts, if the session does
 */
export function bearerToken(
  { actor, id }: Owner,
  authIdentityId: string,
  sid: string,
  seconds: number,
): string {
  const claims = { actor_type: actor, actor_id: id, auth_identity_id: authIdentityId, sid }
  return sign(claims, settings().COMMERCE_JWT_SECRET, { ...bearerOptions, expiresIn: seconds })
}

/** The refresh token that follows another one of the session. */
export function refreshToken(sid: string, follows: string, endsAt: Date): string {
  const exp = Math.floor(endsAt.getTime() / 1000)
  const claims = { sid, jti: randomUUID(), follows, exp }
  return sign(claims, settings().COMMERCE_JWT_SECRET, { issuer, audience: refreshAudience })
}

/** @returns null for one that is too old, or none of ours */
export function readRefreshToken(token: string): RefreshClaims | null {
  const { success, output } = v.safeParse(refreshSchema, readSigned(token, refreshAudience))
  return success ? output : null
}
