import { randomUUID } from 'node:crypto'
import { sign } from 'jsonwebtoken'
import * as v from 'valibot'
import { settings } from '../../platform/settings/settings'
import { bearerOptions, issuer } from '../../platform/settings/token-options'
import type { Owner } from '../queries/identities'
import { readSigned } from './read-signed'

/** Keeps bearer and refresh tokens apart: each is invalid as the other. */
const refreshAudience = 'nas-shop-refresh'

const refreshSchema = v.object({ sid: v.string(), jti: v.string(), follows: v.string() })

export const beforeFirst = 'none'

export type RefreshClaims = v.InferOutput<typeof refreshSchema>

/**
 * A token in Medusa's format with its session.
 * @param seconds lifetime, at most that of the session
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

/** The refresh token that replaces another one of the session. */
export function refreshToken(sid: string, follows: string, endsAt: Date): string {
  const exp = Math.floor(endsAt.getTime() / 1000)
  const claims = { sid, jti: randomUUID(), follows, exp }
  return sign(claims, settings().COMMERCE_JWT_SECRET, { issuer, audience: refreshAudience })
}

/** @returns null for an expired or foreign token */
export function readRefreshToken(token: string): RefreshClaims | null {
  const { success, output } = v.safeParse(refreshSchema, readSigned(token, refreshAudience))
  return success ? output : null
}
