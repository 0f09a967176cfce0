import { askRegistration } from '@nas/contract/accounts/operations'
import { type JwtPayload, type SignOptions, sign, verify } from 'jsonwebtoken'
import * as v from 'valibot'
import { bearerOptions, issuer } from '../../platform/settings/auth-options'
import { settings } from '../../platform/settings/settings'
import type { NewSession } from '../module/rows'

function readSignedBy(key: string, token: string, audience: string): JwtPayload | null {
  try {
    const claims = verify(token, key, { issuer, audience, algorithms: ['HS256'] })
    return typeof claims === 'string' ? null : claims
  } catch {
    return null
  }
}

/** @returns null for any other token, and when there is no former key */
export function readFormerlySigned(token: string, audience: string): JwtPayload | null {
  const previous = settings().COMMERCE_JWT_SECRET_PREVIOUS
  return previous === undefined ? null : readSignedBy(previous, token, audience)
}

/** No kind of token is valid in place of another. The former key is valid during key rotation. */
function tokenKind<S extends v.GenericSchema<object>>(audience: string, schema: S) {
  return {
    sign(claims: v.InferInput<S>, options: SignOptions = {}): string {
      return sign(claims, settings().COMMERCE_JWT_SECRET, { ...options, issuer, audience })
    },
    /** @returns null for an expired or foreign token */
    read(token: string): v.InferOutput<S> | null {
      const claims =
        readSignedBy(settings().COMMERCE_JWT_SECRET, token, audience) ??
        readFormerlySigned(token, audience)
      const { success, output } = v.safeParse(schema, claims)
      return success ? output : null
    },
  }
}

/** Lifetime of a registration link, in hours. */
export const confirmationHours = 24

/** Token of a requested registration. It is stored nowhere else until its link is opened. */
export const registrationToken = tokenKind(
  'nas-shop-registration',
  v.object({ asked: askRegistration.input }),
)

const emailChange = v.object({ change: v.string() })

/** `confirm` is for the new address, `revert` for the former; the row stores their lifetimes. */
export const emailLinkTokens = {
  confirm: tokenKind('nas-shop-email-confirm', emailChange),
  revert: tokenKind('nas-shop-email-revert', emailChange),
}

/** `follows` is the refresh token that this one replaces. */
export const refreshToken = tokenKind(
  'nas-shop-refresh',
  v.object({ sid: v.string(), jti: v.string(), follows: v.string(), exp: v.number() }),
)

/** A member of staff who opens Payload's admin (ADR 0222). */
export const editorToken = tokenKind(
  'nas-shop-editor',
  v.object({ staff: v.string(), sid: v.string(), challenge: v.string() }),
)

export const beforeFirst = 'none'

export function bearerToken(
  { id: sid, actor, account_id, auth_identity_id }: NewSession,
  seconds: number,
): string {
  const claims = { actor_type: actor, actor_id: account_id, auth_identity_id, sid }
  return sign(claims, settings().COMMERCE_JWT_SECRET, { ...bearerOptions, expiresIn: seconds })
}
