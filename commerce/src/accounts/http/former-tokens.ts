import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { sign } from 'jsonwebtoken'
import { bearerOptions } from '../../platform/settings/auth-options'
import { settings } from '../../platform/settings/settings'
import { readFormerlySigned } from '../workflows/tokens'

const scheme = /^bearer (?=\S)/i

function renewSignature(message: unknown): void {
  const { headers } = (message as { request: IncomingMessage }).request
  const { authorization = '' } = headers
  if (!scheme.test(authorization)) return
  const claims = readFormerlySigned(authorization.replace(scheme, ''), bearerOptions.audience)
  if (claims === null) return
  headers.authorization = `Bearer ${sign(claims, settings().COMMERCE_JWT_SECRET)}`
}

/**
 * During key rotation of `COMMERCE_JWT_SECRET`, bearer tokens of the former secret are valid too,
 * because clients other than browsers cannot renew theirs. Medusa supports one secret and checks
 * staff calls before our middleware, so the request gets the same claims with the current
 * signature.
 */
export function acceptFormerTokens(): void {
  subscribe('http.server.request.start', renewSignature)
}
