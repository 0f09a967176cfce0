import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import {
  ApiLoader,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaRequestHandler,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { sign } from 'jsonwebtoken'
import { bearerOptions } from '../../platform/settings/auth-options'
import { settings } from '../../platform/settings/settings'
import { findSecretKey } from '../queries/secret-key'
import { readFormerlySigned } from '../workflows/tokens'

type Guard = (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => unknown

/** The shop's routes do not use sales channels, for which Medusa reads the publishable key. */
const onMedusaRoutes =
  (guard: Guard): MedusaRequestHandler =>
  (request, response, next) => {
    if (request.originalUrl.startsWith('/store/shop/')) next()
    else guard(request, response, next)
  }

function secretKeyOf({ headers: { authorization = '' } }: MedusaRequest): string | null {
  const [scheme = '', credentials = ''] = authorization.split(' ')
  if (scheme.toLowerCase() !== 'basic') return null
  const key = Buffer.from(credentials, 'base64').toString().replace(/:$/, '')
  return key.startsWith('sk_') ? key : null
}

/** Medusa would derive the hash of a secret key on every call, which takes 30 ms of CPU. */
const afterSecretKey =
  (guard: Guard): MedusaRequestHandler =>
  async (request, response, next) => {
    try {
      const key = secretKeyOf(request)
      const id = key === null ? null : await findSecretKey(request.scope, key)
      if (id === null) return void guard(request, response, next)
      const identity = { auth_identity_id: '', app_metadata: {}, user_metadata: {} }
      const context = { actor_id: id, actor_type: 'api-key', ...identity }
      Object.assign(request as AuthenticatedMedusaRequest, { auth_context: context })
      next()
    } catch (error) {
      next(error)
    }
  }

/** Puts cheaper checks before two of Medusa's; a check that Medusa renames stays unchanged. */
export function replaceMedusaGuards(): void {
  ApiLoader.traceMiddleware = (handler, { route }) => {
    const guard = handler as Guard
    if (handler.name === 'ensurePublishableApiKeyMiddleware') return onMedusaRoutes(guard)
    if (handler.name === 'authMiddleware' && route === '/admin') return afterSecretKey(guard)
    return handler
  }
}

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
