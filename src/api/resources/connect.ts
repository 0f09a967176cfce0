import type { SocialIdentity } from '@nas/contract/commerce/account'
import {
  connectStartSchema,
  connectWaysSchema,
  type SocialProviderName,
  socialProviders,
} from '@nas/contract/connect'
import { RejectedError } from '../../gateways/gateway-errors.ts'
import { ApiError } from '../api-error.ts'
import { call } from '../call.ts'
import { readCookie, setCookie } from '../cookies.ts'
import type { ApiRequest, Endpoint } from '../endpoint.ts'
import { Reply } from '../reply.ts'
import { sessionRequest } from '../session/browser-session.ts'
import { beginFlow, socialIdentity } from '../social/begin-flow.ts'
import { connectErrorOf, returnPage } from '../social/return-page.ts'
import type { KnownFlow } from '../social/sealed-flow.ts'
import { flowCookie } from '../social/social-cookies.ts'
import { type CameBack, cookieOf } from '../social/tickets.ts'

function start(provider: SocialProviderName): Endpoint {
  return call({
    method: 'GET',
    path: `/connect/${provider}`,
    summary: `Begin to sign in with ${provider}`,
    access: 'all',
    personal: true,
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

function comeBack(provider: SocialProviderName): Endpoint {
  return call({
    method: 'GET',
    path: `/connect/${provider}/callback`,
    summary: `Where ${provider} sends people back to`,
    access: 'all',
    personal: true,
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

/** @returns null for the return of another browser, to another provider, or after too long */
async function flowOf(request: ApiRequest, provider: SocialProviderName) {
  const sealed = readCookie(flowCookie, request.request, request.context.settings.shopUrl)
  const flow = sealed === null ? null : await request.social.flows.open(sealed)
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
  // The provider may have been switched off since.
  const client = social.providers[provider]
  if (client === null) return Reply.redirect(returnPage(provider, locale, { error: 'refused' }))
  await limiter.take('signInPerAddress', context.clientAddress)
  const profile = await client.finish(new URL(request.request.url).search, flow)
  const identity = socialIdentity(provider, profile)
  if (linkTo !== undefined) {
    await commerce.accounts.linkSocial(identity, linkTo)
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

/** Who has no account here is asked for consents at the page before one is made. */
async function signedInOrNew(request: ApiRequest, identity: SocialIdentity): Promise<CameBack> {
  const given = { session: sessionRequest(request, false), consents: [] }
  try {
    return { signedIn: await request.commerce.accounts.socialSignIn(identity, given) }
  } catch (error) {
    if (error instanceof RejectedError && error.code === 'consent_required')
      return { newcomer: identity }
    throw error
  }
}

const forget = ({ context }: ApiRequest) => setCookie(flowCookie, null, context.settings.shopUrl)

/** People are at a page of theirs when something goes wrong, never at an answer made of JSON. */
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

const ways = call({
  method: 'GET',
  path: '/app/connectways',
  summary: 'With whom one can sign in here',
  access: 'all',
  answer: { schema: connectWaysSchema },
  run: ({ social }) => ({
    data: socialProviders.filter((name) => social.providers[name] !== null),
  }),
})

export const connect: readonly Endpoint[] = [
  ways,
  ...socialProviders.flatMap((provider) => [start(provider), comeBack(provider)]),
]
