import { type JwtPayload, verify } from 'jsonwebtoken'
import { settings } from '../../platform/settings/settings'
import { issuer } from '../../platform/settings/token-options'

function readSignedBy(key: string, token: string, audience: string): JwtPayload | null {
  try {
    const claims = verify(token, key, { issuer, audience, algorithms: ['HS256'] })
    return typeof claims === 'string' ? null : claims
  } catch {
    return null
  }
}

/**
 * Claims signed with the former key.
 * @returns null for any other token, and when there is no former key
 */
export function readFormerlySigned(token: string, audience: string): JwtPayload | null {
  const previous = settings().COMMERCE_JWT_SECRET_PREVIOUS
  return previous === undefined ? null : readSignedBy(previous, token, audience)
}

/**
 * The claims of our own token for this audience; during key rotation also of one signed with the
 * former key.
 * @returns null for an expired or foreign token
 */
export const readSigned = (token: string, audience: string): JwtPayload | null =>
  readSignedBy(settings().COMMERCE_JWT_SECRET, token, audience) ??
  readFormerlySigned(token, audience)
