import type { IncomingMessage } from 'node:http'
import { decodeJwt } from 'jose'
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server'

/** Whoever agrees at a local provider; the tests choose in the browser's place. */
export interface Visitor {
  id: string
  email?: string
  email_verified?: boolean
  name?: string
  /** The person says no. */
  denies?: true
  /** What the ID token says in the place of the truth. */
  claims?: Record<string, unknown>
  /** The status with which the exchange of the code fails. */
  exchangeFails?: number
}

export type Provider = 'google' | 'facebook'

const graph = '/v24.0'

const paths: Readonly<Record<Provider, { authorize: string; token: string }>> = {
  google: { authorize: '/authorize', token: '/token' },
  facebook: { authorize: `${graph}/dialog/oauth`, token: `${graph}/oauth/access_token` },
}

/** Agrees as this visitor, and follows to where the provider sends the browser. */
export async function agree(url: string, visitor: Visitor): Promise<URL> {
  const agreed = new URL(url)
  agreed.searchParams.set('login_hint', JSON.stringify(visitor))
  const { headers } = await fetch(agreed, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '')
}

/** The visitor's access token, as an app has it that is this client of the provider. */
export async function accessToken(
  provider: Provider,
  at: string,
  client_id: string,
  visitor: Visitor,
): Promise<string> {
  const { authorize, token } = paths[provider]
  const redirect_uri = 'https://app.example/'
  const asked = new URLSearchParams({ response_type: 'code', redirect_uri, client_id })
  const back = await agree(`${at}${authorize}?${asked.toString()}`, visitor)
  const code = back.searchParams.get('code') ?? ''
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, client_id })
  const answer = await fetch(`${at}${token}`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

type Handler = Parameters<OAuth2Server['service']['addRoute']>[2]

/** Remembers who agreed, by the code they were sent back with, and writes them into the tokens. */
async function localProvider(endpoints: {
  authorize: string
  token: string
}): Promise<OAuth2Server> {
  const server = new OAuth2Server(undefined, undefined, { endpoints })
  const { service, issuer } = server
  const visitors = new Map<string, Visitor>()
  const { PROVIDER_KEY } = process.env
  // One key for all suites of a run: the shop keeps what a provider publishes for a while.
  if (PROVIDER_KEY) await issuer.keys.add(JSON.parse(PROVIDER_KEY))
  else await issuer.keys.generate('RS256')

  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, request) => {
    const asked = new URL(request.url ?? '', url).searchParams
    const visitor = JSON.parse(asked.get('login_hint') ?? '{}') as Visitor
    if (visitor.denies) {
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
    } else {
      visitors.set(url.searchParams.get('code') ?? '', visitor)
    }
  })
  service.on(Events.BeforeTokenSigning, (token: MutableToken, request) => {
    const { code = '', client_id } = request.body as { code?: string; client_id?: string }
    const { id: sub, claims, ...rest } = visitors.get(code) ?? { id: 'nobody' }
    Object.assign(token.payload, { ...rest, sub, aud: client_id, azp: client_id, ...claims })
  })
  service.on(
    Events.BeforeResponse,
    (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
      const status = visitors.get(String(body?.code))?.exchangeFails
      if (status === undefined) return
      response.statusCode = status
      response.body = { error: 'invalid_grant' }
    },
  )
  return server
}

function claimsOf(token: string): Record<string, unknown> | null {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}

function bearerOf({ headers }: IncomingMessage): string {
  return (headers.authorization ?? '').replace(/^Bearer /, '')
}

const json = (status: number, body: object) => (response: Parameters<Handler>[1]) => {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(body))
}

/** OpenID Connect as Google speaks it, and its word on whose tokens are whose. */
export async function localGoogle(): Promise<OAuth2Server> {
  const server = await localProvider(paths.google)
  const { service } = server
  service.on(Events.BeforeUserinfo, (response: MutableResponse, request) => {
    response.body = claimsOf(bearerOf(request)) ?? {}
  })
  service.addRoute('POST', '/tokeninfo', (request, response) => {
    const { access_token = '' } = request.body as { access_token?: string }
    const claims = claimsOf(access_token)
    if (claims === null) return json(400, { error: 'invalid_token' })(response)
    const { aud, azp, sub, exp } = claims
    return json(200, { aud, azp, sub, exp: String(exp) })(response)
  })
  return server
}

/** Facebook's sign-in and the two calls of its Graph API that the shop makes. */
export async function localFacebook(): Promise<OAuth2Server> {
  const server = await localProvider(paths.facebook)
  const { service } = server
  service.on(Events.BeforeResponse, (response: MutableResponse) => {
    const { access_token, token_type, expires_in } = response.body as Record<string, unknown>
    if (response.statusCode !== 200) {
      response.body = { error: { message: 'Invalid verification code format.', code: 100 } }
    } else {
      response.body = { access_token, token_type, expires_in }
    }
  })
  service.addRoute('GET', `${graph}/me`, (request, response) => {
    const claims = claimsOf(bearerOf(request))
    if (claims === null) return json(400, { error: { message: 'Bad token', code: 190 } })(response)
    const { sub: id, name, email } = claims
    return json(200, { id, name, email })(response)
  })
  service.addRoute('GET', `${graph}/debug_token`, (request, response) => {
    const { input_token } = request.query as { input_token?: string }
    const claims = claimsOf(input_token ?? '')
    if (claims === null) return json(200, { data: { is_valid: false } })(response)
    const { aud: app_id, sub: user_id, exp: expires_at } = claims
    return json(200, { data: { is_valid: true, app_id, user_id, expires_at } })(response)
  })
  return server
}
