import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { sign } from 'jsonwebtoken'
import { settings } from '../../platform/settings/settings'
import { bearerOptions } from '../../platform/settings/token-options'
import { readFormerlySigned } from '../workflows/read-signed'

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
 * While `COMMERCE_JWT_SECRET` is replaced, bearer tokens of the one before count too: a client that is
 * no browser cannot renew its own. Medusa knows one secret, and checks calls of staff before any
 * middleware of ours runs; so the call shows the same claims under today's signature.
 */
export function acceptFormerTokens(): void {
  subscribe('http.server.request.start', renewSignature)
}
