import type { SocialIdentity } from '@nas/contract/commerce/account'
import type { SocialProviderName } from '@nas/contract/connect'
import type { SocialProfile, SocialProvider } from '../../gateways/social/social-provider.ts'
import { applicationError } from '../api-error.ts'
import { setCookie } from '../cookies.ts'
import type { ApiRequest } from '../endpoint.ts'
import { type KnownFlow, newFlow } from './sealed-flow.ts'
import { flowCookie } from './social-cookies.ts'

/** @throws ApiError 400 where the shop is no client of the provider */
export function providerOf({ social }: ApiRequest, name: SocialProviderName): SocialProvider {
  const provider = social.providers[name]
  if (provider === null) {
    throw applicationError('not_configured', `Sign-in with ${name} is not set up here`)
  }
  return provider
}

/** Whom the provider vouches for, as commerce is told. */
export function socialIdentity(
  provider: SocialProviderName,
  { subject, email, emailVerified, name }: SocialProfile,
): SocialIdentity {
  return { provider, subject, email, email_verified: emailVerified, name }
}

/**
 * Where the browser goes, and the cookie it takes with it.
 * @throws ApiError 400 where the provider is not set up
 * @throws BackendDownError
 */
export async function beginFlow(
  request: ApiRequest,
  about: Pick<KnownFlow, 'provider' | 'locale' | 'linkTo'>,
): Promise<{ url: string; cookie: string }> {
  const provider = providerOf(request, about.provider)
  const flow = newFlow(about)
  const url = await provider.startUrl(flow)
  const sealed = await request.social.flows.seal(flow)
  return { url: url.href, cookie: setCookie(flowCookie, sealed, request.context.settings.shopUrl) }
}
