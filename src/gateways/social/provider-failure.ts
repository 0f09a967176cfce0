import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { BackendDownError, GatewayError } from '../gateway-errors.ts'
import { type ProviderName, SocialRefusalError } from './social-provider.ts'

/** The checks of openid-client on what came back that an honest sign-in passes. */
const failedChecks = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

/** The provider's words for a shop that is registered wrongly: nothing the person can help. */
const ourFault = new Set(['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch'])

/**
 * A failure at the provider in our own words. What the provider answered stays out of it, because
 * it may hold tokens and would be logged.
 */
export function providerFailure(provider: ProviderName, error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  if (error instanceof AuthorizationResponseError) {
    return new SocialRefusalError(error.error === 'access_denied' ? 'access_denied' : 'refused')
  }
  if (isRefusal(error)) return new SocialRefusalError('refused', { cause: withoutAnswer(error) })
  return new BackendDownError(provider, { cause: withoutAnswer(error) })
}

function isRefusal(error: unknown): boolean {
  if (error instanceof ResponseBodyError) {
    return isRefusalStatus(error.status) && !ourFault.has(error.error)
  }
  if (!(error instanceof ClientError)) return false
  if (error.cause instanceof Response) return isRefusalStatus(error.cause.status)
  return failedChecks.has(error.code ?? '')
}

export function isRefusalStatus(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function withoutAnswer(error: unknown): Error {
  if (error instanceof ResponseBodyError) return new Error(`${error.status} ${error.error}`)
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown }
  const status = cause instanceof Response ? ` ${cause.status}` : ''
  return new Error(`${name ?? 'Error'} ${code ?? ''}${status}`)
}
