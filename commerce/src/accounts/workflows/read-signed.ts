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

/** What the key has signed that is being replaced. @returns null for anything else, and where none is */
export function readFormerlySigned(token: string, audience: string): JwtPayload | null {
  const previous = settings().COMMERCE_JWT_SECRET_PREVIOUS
  return previous === undefined ? null : readSignedBy(previous, token, audience)
}

/**
 * The claims of a token of ours for this audience; while keys are changed, one of the key before counts too.
 * @returns null for one that is too old, or none of ours
 */
export const readSigned = (token: string, audience: string): JwtPayload | null =>
  readSignedBy(settings().COMMERCE_JWT_SECRET, token, audience) ??
  readFormerlySigned(token, audience)
