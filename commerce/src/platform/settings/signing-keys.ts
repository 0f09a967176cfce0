import { sign, type VerifyOptions, verify } from 'jsonwebtoken'
import { settings } from './settings'

/** The key that signs. */
export const signingKey = (): string => settings().COMMERCE_JWT_SECRET

/**
 * Reads a token that the present key has signed, or the one before it, while keys are changed.
 * @throws JsonWebTokenError
 */
export function verifyToken(token: string, options: VerifyOptions): unknown {
  const previous = settings().COMMERCE_JWT_SECRET_PREVIOUS
  try {
    return verify(token, signingKey(), options)
  } catch (error) {
    if (previous === undefined) throw error
    return verify(token, previous, options)
  }
}

/**
 * The same token by the present key, if the one before has signed it; Medusa knows one key alone.
 * @returns null when it has not
 */
export function signedAnew(token: string): string | null {
  const previous = settings().COMMERCE_JWT_SECRET_PREVIOUS
  if (previous === undefined) return null
  try {
    return sign(verify(token, previous, { algorithms: ['HS256'] }), signingKey())
  } catch {
    return null
  }
}
