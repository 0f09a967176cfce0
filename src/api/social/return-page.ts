import { type ConnectError, connectErrors, type SocialProviderName } from '@nas/contract/connect'
import { NotSignedInError, RejectedError } from '../../gateways/gateway-errors.ts'
import { SocialRejectionError } from '../../gateways/social/social-provider.ts'
import { toApiError } from '../to-api-error.ts'

/** What the page receives, in the fragment, which browsers send to nobody. */
type Outcome =
  | { access_token: string }
  | { connected: SocialProviderName }
  | { error: ConnectError }

/** The address of the page where people return to the shop (SPEC §2). */
export function returnPage(
  provider: SocialProviderName,
  locale: 'vi' | 'en' | undefined,
  outcome: Outcome,
): string {
  const prefix = locale === 'vi' ? '/vn' : ''
  return `${prefix}/connect/${provider}/redirect#${new URLSearchParams(outcome).toString()}`
}

/** The error code of a failure on the way back. */
export function connectErrorOf(error: unknown): ConnectError {
  if (error instanceof SocialRejectionError) return error.code
  if (error instanceof RejectedError) return knownError(error.code) ?? 'refused'
  // The account is blocked or gone.
  if (error instanceof NotSignedInError) return 'refused'
  const { status } = toApiError(error)
  if (status === 429) return 'too_many_requests'
  if (status === 503) return 'service_unavailable'
  return status === 404 ? 'refused' : 'failed'
}

function knownError(code: string): ConnectError | undefined {
  return connectErrors.find((known) => known === code)
}
