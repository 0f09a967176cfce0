import { type ConsentBoxes, consentsOfAccount } from '@nas/contract/accounts/fields'
import { socialSignIn as signInBySocial } from '@nas/contract/accounts/operations'
import { type SocialProviderName, socialProviders } from '@nas/contract/connect'
import { fieldMessage } from '@nas/contract/field-problems'
import type { SignedIn } from '@nas/contract/sessions/operations'
import { accessTokenQuerySchema, accessTokenSchema } from '@nas/contract/social-sign-in'
import { signInAnswerSchema } from '@nas/contract/user'
import { SocialRejectionError } from '../../gateways/social/social-provider.ts'
import {
  BackendDownError,
  isRejectedAs,
  NotSignedInError,
} from '../../gateways/transport/gateway-errors.ts'
import { type ApiError, applicationError, fieldErrors } from '../answers/api-error.ts'
import { readCookie, setCookie, ticketCookie } from '../answers/cookies.ts'
import type { Reply } from '../answers/reply.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import { isTicket } from '../social/tickets.ts'
import { givenConsents } from './account-fields.ts'
import { sessionRequest, signedInReply } from './browser-session.ts'
import { providerOf, socialIdentity } from './social-flow.ts'

/** How long a token without an expiry is remembered as used; Facebook's default lifetime. */
const longestMemorySeconds = 60 * 24 * 3600

function falseToken(): ApiError {
  const code = 'token_invalid'
  const message = 'The token is not valid here, or was used before'
  return applicationError(code, message, [{ path: ['access_token'], code, message }])
}

/** The form of the specification; the token is the shop's ticket or the provider's token. */
function byQuery(provider: SocialProviderName): Endpoint {
  return call(`GET /auth/${provider}/callback`, {
    summary: `Complete the sign-in with ${provider}`,
    access: 'all',
    parameters: accessTokenQuerySchema,
    answer: { schema: signInAnswerSchema },
    run: (request, { parameters: { access_token, ...boxes } }) =>
      isTicket(access_token)
        ? redeemed(request, access_token, boxes, undefined)
        : byAccessToken(request, provider, access_token, boxes),
  })
}

/** The form of the shop's own page, which keeps tokens out of addresses. */
function byBody(provider: SocialProviderName): Endpoint {
  return call(`POST /auth/${provider}/callback`, {
    summary: `Complete the sign-in with ${provider}, the token in the body`,
    access: 'all',
    body: { schema: accessTokenSchema, form: 'bare' },
    answer: { schema: signInAnswerSchema },
    run: async (request, { body: { access_token, ...boxes } }) => {
      if (!isTicket(access_token)) return byAccessToken(request, provider, access_token, boxes)
      const { shopUrl } = request.context.settings
      const browser = readCookie(ticketCookie, request.request, shopUrl)
      const forget = setCookie(ticketCookie, null, shopUrl)
      return redeemed(request, access_token, boxes, browser, [forget])
    },
  })
}

function inBoxes(error: unknown): unknown {
  if (!isRejectedAs(error, 'consent_required')) return error
  const problems = consentsOfAccount.flatMap(([purpose, box]) => {
    const isMissing = error.errors.some(({ path }) => path.at(-1) === purpose)
    return isMissing ? [{ path: [box], code: 'consent_required' }] : []
  })
  return fieldErrors(
    problems.map((one) => ({ ...one, message: fieldMessage(one.code, one.path.join()) })),
  )
}

/** A ticket signs in a browser until it is closed. */
async function redeemed(
  request: ApiRequest,
  ticket: string,
  boxes: ConsentBoxes,
  browser: string | null | undefined,
  cookies: readonly string[] = [],
): Promise<Reply> {
  const { tickets } = request.social
  // Otherwise a link with another person's ticket would leave that person's session in its reader's
  // browser.
  const reply = (signedIn: SignedIn) =>
    browser === undefined
      ? signedInReply(request, { ...signedIn, refresh: null }, null)
      : signedInReply(request, signedIn, false, cookies)
  const known = await tickets.redeem(ticket, browser)
  if (known === null) throw falseToken()
  if ('signedIn' in known.who) return reply(known.who.signedIn)
  try {
    const signedIn = await request.commerce.call(signInBySocial, 'key', {
      ...known.who.newcomer,
      session: sessionRequest(request, false),
      consents: givenConsents(boxes),
    })
    return await reply(signedIn)
  } catch (error) {
    await tickets.giveBack(ticket, known)
    throw inBoxes(error)
  }
}

async function byAccessToken(
  request: ApiRequest,
  provider: SocialProviderName,
  accessToken: string,
  boxes: ConsentBoxes,
): Promise<Reply> {
  const { limiter, context } = request
  await limiter.take('signInPerAddress', context.clientAddress)
  const signedIn = await ownerOf(request, provider, accessToken, boxes).catch((error: unknown) => {
    if (error instanceof SocialRejectionError || error instanceof NotSignedInError)
      throw falseToken()
    throw inBoxes(error)
  })
  await limiter.giveBack('signInPerAddress', context.clientAddress)
  return signedInReply(request, signedIn, null)
}

async function ownerOf(
  request: ApiRequest,
  provider: SocialProviderName,
  accessToken: string,
  boxes: ConsentBoxes,
): Promise<SignedIn> {
  const { social, commerce } = request
  const { profile, endsAt } = await providerOf(request, provider).ownerOf(accessToken)
  const left = Math.ceil((endsAt - Date.now()) / 1000)
  const used = `token ${provider} ${accessToken}`
  const isFirst = await social.once.use(used, left > 0 ? left : longestMemorySeconds)
  if (!isFirst) throw falseToken()
  try {
    return await commerce.call(signInBySocial, 'key', {
      ...socialIdentity(provider, profile),
      session: sessionRequest(request, null),
      consents: givenConsents(boxes),
    })
  } catch (error) {
    const isRepeatable =
      error instanceof BackendDownError || isRejectedAs(error, 'consent_required')
    if (isRepeatable) await social.once.release(used)
    throw error
  }
}

export const socialSignIn: readonly Endpoint[] = socialProviders.flatMap((provider) => [
  byQuery(provider),
  byBody(provider),
])
