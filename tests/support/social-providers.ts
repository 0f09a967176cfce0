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
import { graph, providerPaths, type Visitor } from './social-visitor.ts'

type Handler = Parameters<OAuth2Server['service']['addRoute']>[2]

/** Remembers the persons by their authorisation codes, and writes them into the tokens. */
async function localProvider(endpoints: {
  authorize: string
  token: string
}): Promise<OAuth2Server> {
  const server = new OAuth2Server(undefined, undefined, { endpoints })
  const { service, issuer } = server
  const visitors = new Map<string, Visitor>()
  const { PROVIDER_KEY } = process.env
  // One key for all suites of a run: the shop caches the provider's published keys.
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
    const { id: sub, claims, ...rest } = visitors.get(code) ?? { id: 'unknown' }
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

/** OpenID Connect like Google's, with the audience of tokens. */
export async function localGoogle(): Promise<OAuth2Server> {
  const server = await localProvider(providerPaths.google)
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
  const server = await localProvider(providerPaths.facebook)
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
