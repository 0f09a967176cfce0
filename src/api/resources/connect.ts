import { linkSocial, type SocialIdentity, socialSignIn } from '@nas/contract/accounts/operations'
import {
  type ConnectError,
  connectErrors,
  connectStartSchema,
  connectWaysSchema,
  type SocialProviderName,
  socialProviders,
} from '@nas/contract/connect'
import { SocialRejectionError } from '../../gateways/social/social-provider.ts'
import {
  isRejectedAs,
  NotSignedInError,
  RejectedError,
} from '../../gateways/transport/gateway-errors.ts'
import { ApiError, toApiError } from '../answers/api-error.ts'
import { flowCookie, readCookie, setCookie } from '../answers/cookies.ts'
import { Reply } from '../answers/reply.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import type { KnownFlow } from '../social/social-services.ts'
import { cookieOf, type ReturnedPerson } from '../social/tickets.ts'
import { sessionRequest } from './browser-session.ts'
import { beginFlow, socialIdentity } from './social-flow.ts'

function start(provider: SocialProviderName): Endpoint {
  return call(`GET /connect/${provider}`, {
    summary: `Start to sign in with ${provider}`,
    access: 'all',
    parameters: connectStartSchema,
    answer: { redirectsTo: 'the provider' },
    run: async (request, { parameters: { locale } }) => {
      try {
        const { url, cookie } = await beginFlow(request, { provider, locale })
        return Reply.redirect(url, [cookie])
      } catch (error) {
        if (error instanceof ApiError) throw error
        return failed(request, provider, locale, error)
      }
    },
  })
}

function providerReturn(provider: SocialProviderName): Endpoint {
  return call(`GET /connect/${provider}/callback`, {
    summary: `Redirect address of ${provider}`,
    access: 'all',
    answer: { redirectsTo: 'the page of the shop that signs in, or says why not' },
    run: async (request) => {
      const flow = await flowOf(request, provider)
      if (flow === null) {
        return Reply.redirect(returnPage(provider, undefined, { error: 'expired' }))
      }
      try {
        return await finish(request, flow)
      } catch (error) {
        return failed(request, provider, flow.locale, error, [forget(request)])
      }
    },
  })
}

/** @returns null for another browser, another provider, or an expired flow */
async function flowOf(request: ApiRequest, provider: SocialProviderName) {
  const encrypted = readCookie(flowCookie, request.request, request.context.settings.shopUrl)
  const flow = encrypted === null ? null : await request.social.flows.open(encrypted)
  const states = new URL(request.request.url).searchParams.getAll('state')
  const isReturn = flow?.provider === provider && states.length === 1 && states[0] === flow.state
  return isReturn ? flow : null
}

async function finish(request: ApiRequest, flow: KnownFlow): Promise<Reply> {
  const { social, commerce, limiter, context } = request
  const { provider, locale, linkTo } = flow
  if (!(await social.once.use(`flow ${flow.state}`, flowCookie.seconds))) {
    return Reply.redirect(returnPage(provider, locale, { error: 'used' }))
  }
  // The provider may have been disabled meanwhile.
  const client = social.providers[provider]
  if (client === null) return Reply.redirect(returnPage(provider, locale, { error: 'refused' }))
  await limiter.take('signInPerAddress', context.clientAddress)
  const profile = await client.finish(new URL(request.request.url).search, flow)
  const identity = socialIdentity(provider, profile)
  if (linkTo !== undefined) {
    await commerce.call(linkSocial, 'key', { ...identity, link_to: linkTo })
    await limiter.giveBack('signInPerAddress', context.clientAddress)
    return Reply.redirect(returnPage(provider, locale, { connected: provider }), [forget(request)])
  }
  const who = await signedInOrNew(request, identity)
  await limiter.giveBack('signInPerAddress', context.clientAddress)
  const { ticket, browser } = await social.tickets.issue(who)
  return Reply.redirect(returnPage(provider, locale, { access_token: ticket }), [
    forget(request),
    setCookie(cookieOf(who), browser, context.settings.shopUrl),
  ])
}

/** Without an account, the page asks for consents before one is created. */
async function signedInOrNew(
  request: ApiRequest,
  identity: SocialIdentity,
): Promise<ReturnedPerson> {
  const given = { ...identity, session: sessionRequest(request, false), consents: [] }
  try {
    return { signedIn: await request.commerce.call(socialSignIn, 'key', given) }
  } catch (error) {
    if (isRejectedAs(error, 'consent_required')) return { newcomer: identity }
    throw error
  }
}

const forget = ({ context }: ApiRequest) => setCookie(flowCookie, null, context.settings.shopUrl)

/** Failures redirect to a page of the shop, because people see it instead of JSON. */
function failed(
  { context }: ApiRequest,
  provider: SocialProviderName,
  locale: 'vi' | 'en' | undefined,
  error: unknown,
  cookies: string[] = [],
): Reply {
  const code = connectErrorOf(error)
  if (code === 'failed' || code === 'service_unavailable') {
    context.log.error({ err: error, provider }, 'social sign-in failed')
  }
  if (code === 'refused') context.log.warn({ err: error, provider }, 'social sign-in was refused')
  return Reply.redirect(returnPage(provider, locale, { error: code }), cookies)
}

const ways = call('GET /app/connectways', {
  summary: 'The configured sign-in providers',
  shared: true,
  access: 'all',
  answer: { schema: connectWaysSchema },
  run: ({ social }) => ({
    data: socialProviders.filter((name) => social.providers[name] !== null),
  }),
})

export const connect: readonly Endpoint[] = [
  ways,
  ...socialProviders.flatMap((provider) => [start(provider), providerReturn(provider)]),
]

/** Passed to the page in the fragment, which browsers never send. */
type Outcome =
  | { access_token: string }
  | { connected: SocialProviderName }
  | { error: ConnectError }

/** The page to which people return (SPEC §2). */
function returnPage(
  provider: SocialProviderName,
  locale: 'vi' | 'en' | undefined,
  outcome: Outcome,
): string {
  const prefix = locale === 'vi' ? '/vn' : ''
  return `${prefix}/connect/${provider}/redirect#${new URLSearchParams(outcome).toString()}`
}

function connectErrorOf(error: unknown): ConnectError {
  if (error instanceof SocialRejectionError) return error.code
  if (error instanceof RejectedError) return knownError(error.code) ?? 'refused'
  // The account is blocked or deleted.
  if (error instanceof NotSignedInError) return 'refused'
  const { status } = toApiError(error)
  if (status === 429) return 'too_many_requests'
  if (status === 503) return 'service_unavailable'
  return status === 404 ? 'refused' : 'failed'
}

function knownError(code: string): ConnectError | undefined {
  return connectErrors.find((known) => known === code)
}
