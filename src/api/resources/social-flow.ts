import type { SocialIdentity } from '@nas/contract/accounts/operations'
import type { SocialProviderName } from '@nas/contract/connect'
import type { SocialProfile, SocialProvider } from '../../gateways/social/social-provider.ts'
import { applicationError } from '../answers/api-error.ts'
import { flowCookie, setCookie } from '../answers/cookies.ts'
import type { ApiRequest } from '../endpoints/endpoint.ts'
import { type KnownFlow, newFlow } from '../social/social-services.ts'

/** @throws ApiError 400 when the provider is not configured */
export function providerOf({ social }: ApiRequest, name: SocialProviderName): SocialProvider {
  const provider = social.providers[name]
  if (provider === null) {
    throw applicationError('not_configured', `Sign-in with ${name} is not set up here`)
  }
  return provider
}

export function socialIdentity(
  provider: SocialProviderName,
  { subject, email, emailVerified, name }: SocialProfile,
): SocialIdentity {
  return { provider, subject, email, email_verified: emailVerified, name }
}

/** @throws ApiError 400 when the provider is not configured @throws BackendDownError */
export async function beginFlow(
  request: ApiRequest,
  about: Pick<KnownFlow, 'provider' | 'locale' | 'linkTo'>,
): Promise<{ url: string; cookie: string }> {
  const provider = providerOf(request, about.provider)
  const flow = newFlow(about)
  const url = await provider.startUrl(flow)
  const encrypted = await request.social.flows.encrypt(flow)
  return {
    url: url.href,
    cookie: setCookie(flowCookie, encrypted, request.context.settings.shopUrl),
  }
}
