import { proveOwner, type SocialIdentity } from '@nas/contract/accounts/operations'
import {
  connectAnswerSchema,
  connectionSchema,
  type SocialProviderName,
} from '@nas/contract/connect'
import type { SocialProfile, SocialProvider } from '../../gateways/social/social-provider.ts'
import { applicationError } from '../answers/api-error.ts'
import { flowCookie, setCookie } from '../answers/cookies.ts'
import { Reply } from '../answers/reply.ts'
import { provingOwner } from '../endpoints/attempts.ts'
import { type ApiRequest, call, signedInCaller } from '../endpoints/endpoint.ts'
import { ask } from '../records/operation-endpoints.ts'
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

export const linkProvider = call('POST /app/connect', {
  summary: 'Start to link the caller’s account to Google or Facebook',
  access: 'member',
  body: { schema: connectionSchema, form: 'either' },
  answer: { schema: connectAnswerSchema },
  run: async (request, { body: { provider, locale, currentPassword } }) => {
    const linkTo = signedInCaller(request).person.id
    providerOf(request, provider)
    const presence = { current_password: currentPassword }
    await provingOwner(request, () => ask(request, proveOwner, presence))
    const { url, cookie } = await beginFlow(request, { provider, locale, linkTo })
    return Reply.json({ data: { url } }, [cookie])
  },
})
