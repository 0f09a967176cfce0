import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { BackendDownError, GatewayError } from '../gateway-errors.ts'
import { type ProviderName, SocialRejectionError } from './social-provider.ts'

/** The checks of openid-client on what came back that an honest sign-in passes. */
const failedChecks = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

/** The provider's error codes for a shop that is registered wrongly: nothing the person can help. */
const ourFault = new Set(['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch'])

/**
 * A failure at the provider as an error of ours. The provider's response stays out of it, because
 * it may hold tokens and would be logged.
 */
export function providerFailure(provider: ProviderName, error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  if (error instanceof AuthorizationResponseError) {
    return new SocialRejectionError(error.error === 'access_denied' ? 'access_denied' : 'refused')
  }
  if (isRejection(error))
    return new SocialRejectionError('refused', { cause: withoutResponse(error) })
  return new BackendDownError(provider, { cause: withoutResponse(error) })
}

function isRejection(error: unknown): boolean {
  if (error instanceof ResponseBodyError) {
    return isRejectionStatus(error.status) && !ourFault.has(error.error)
  }
  if (!(error instanceof ClientError)) return false
  if (error.cause instanceof Response) return isRejectionStatus(error.cause.status)
  return failedChecks.has(error.code ?? '')
}

export function isRejectionStatus(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function withoutResponse(error: unknown): Error {
  if (error instanceof ResponseBodyError) return new Error(`${error.status} ${error.error}`)
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown }
  const status = cause instanceof Response ? ` ${cause.status}` : ''
  return new Error(`${name ?? 'Error'} ${code ?? ''}${status}`)
}
