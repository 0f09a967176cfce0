import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import * as v from 'valibot'
import { BackendDownError, GatewayError } from '../transport/gateway-errors.ts'

export const timeoutSeconds = 8

export type ProviderName = 'google' | 'facebook'

export interface SocialProfile {
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

/** Binds a browser's redirect to the provider to its return. */
export interface Flow {
  state: string
  nonce: string
  /** PKCE verifier; the provider first receives its hash. */
  verifier: string
  /** Language of the provider's page; by default the browser's. */
  locale?: string | undefined
}

export interface SocialProvider {
  /** @throws BackendDownError */
  startUrl(flow: Flow): Promise<URL>
  /**
   * Exchanges the code of the return.
   * @param search the query string of the return
   * @throws SocialRejectionError | BackendDownError
   */
  finish(search: string, flow: Flow): Promise<SocialProfile>
  /**
   * The owner of an access token that was issued for the shop.
   * @returns the profile, and the expiry in milliseconds since 1970
   * @throws SocialRejectionError | BackendDownError
   */
  ownerOf(accessToken: string): Promise<{ profile: SocialProfile; endsAt: number }>
}

/** The person or the provider rejected the sign-in, or the return does not belong to this flow. */
export class SocialRejectionError extends GatewayError {
  override readonly name = 'SocialRejectionError'
  readonly code: 'access_denied' | 'refused'

  constructor(code: 'access_denied' | 'refused', options?: ErrorOptions) {
    super('The sign-in was refused', options)
    this.code = code
  }
}

/** Checks of openid-client on the return that every legitimate sign-in passes. */
const failedChecks = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

/** The provider's error codes for a wrong registration of the shop, which the person cannot fix. */
const ourFault = new Set(['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch'])

/** Without the provider's response: it may contain tokens and would be logged. */
export function providerFailure(provider: ProviderName, error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  if (error instanceof AuthorizationResponseError) {
    return new SocialRejectionError(error.error === 'access_denied' ? 'access_denied' : 'refused')
  }
  const options = { cause: withoutResponse(error) }
  return isRejection(error)
    ? new SocialRejectionError('refused', options)
    : new BackendDownError(provider, options)
}

export async function fetchFromProvider<S extends v.GenericSchema>(
  url: URL | string,
  init: RequestInit,
  schema: S,
): Promise<v.InferOutput<S>> {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000)
  const response = await fetch(url, { ...init, redirect: 'error', signal })
  if (isRejectionStatus(response.status)) throw new SocialRejectionError('refused')
  return v.parse(schema, await response.json())
}

function isRejection(error: unknown): boolean {
  if (error instanceof ResponseBodyError) {
    return isRejectionStatus(error.status) && !ourFault.has(error.error)
  }
  if (!(error instanceof ClientError)) return false
  if (error.cause instanceof Response) return isRejectionStatus(error.cause.status)
  return failedChecks.has(error.code ?? '')
}

function isRejectionStatus(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function withoutResponse(error: unknown): Error {
  if (error instanceof ResponseBodyError) return new Error(`${error.status} ${error.error}`)
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown }
  const status = cause instanceof Response ? ` ${cause.status}` : ''
  return new Error(`${name ?? 'Error'} ${code ?? ''}${status}`)
}
