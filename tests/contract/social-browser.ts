import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../simulators/social/people.ts'
import { CookieJar } from '../support/cookie-jar.ts'
import { given } from '../support/env.ts'
import { accessToken, agree, type Provider } from '../support/social-visitor.ts'
import { type Answer, call, type Sent } from './http.ts'

/** A visitor known to the providers and unknown to the shop. */
export function aVisitor(more: Partial<Visitor> = {}): Visitor {
  const id = randomUUID()
  return { id, email: `xa-hoi-${id}@nas.test`, email_verified: true, name: 'Lê Mai', ...more }
}

const clients = {
  google: { at: () => given('GOOGLE_ISSUER'), id: () => given('GOOGLE_CLIENT_ID') },
  facebook: { at: () => given('FACEBOOK_URL'), id: () => given('FACEBOOK_APP_ID') },
} as const

/** The visitor's own access token, for the shop or for another app. */
export function providerToken(provider: Provider, visitor: Visitor, app?: string): Promise<string> {
  const { at, id } = clients[provider]
  const client_secret = given('SOCIAL_SECRET')
  return accessToken(provider, { at: at(), client_id: app ?? id(), client_secret }, visitor)
}

/** The parameters of the return page. */
export type ReturnParams = Partial<Record<'path' | 'access_token' | 'connected' | 'error', string>>

/** A browser at the shop: it stores cookies and follows redirects to the providers and back. */
export class Browser {
  readonly jar = new CookieJar()

  async send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const headers = this.jar.for(`/api${path.split('?')[0]}`)
    const answer = await call(method, path, { ...sent, headers: { ...sent.headers, ...headers } })
    this.jar.keep(answer.headers)
    return answer
  }

  /** @returns the path below `/api` to which the provider redirects the visitor */
  async agree(url: string, visitor: Visitor): Promise<string> {
    const back = await agree(url, visitor)
    if (back.origin !== new URL(given('PUBLIC_URL')).origin) throw new Error(`Back to ${back}`)
    return `${back.pathname}${back.search}`.replace(/^\/api/, '')
  }

  /** The complete flow, to the page of the shop. */
  async signIn(provider: Provider, visitor: Visitor, query = ''): Promise<ReturnParams> {
    const { headers } = await this.send('GET', `/connect/${provider}?${query}`)
    return this.return(await this.agree(headers.get('location') ?? '', visitor))
  }

  async return(path: string): Promise<ReturnParams> {
    const { status, headers } = await this.send('GET', path)
    const url = new URL(headers.get('location') ?? '', given('SHOP_URL'))
    if (status !== 302 || url.search !== '') throw new Error(`${status} to ${url.pathname}`)
    return { path: url.pathname, ...Object.fromEntries(new URLSearchParams(url.hash.slice(1))) }
  }

  redeem(
    provider: Provider,
    { access_token }: ReturnParams,
    consents: object = { consent_data: true, consent_policy: true },
  ): Promise<Answer> {
    return this.send('POST', `/auth/${provider}/callback`, { body: { access_token, ...consents } })
  }

  /** @param currentPassword of an account that has one */
  async link(
    provider: Provider,
    visitor: Visitor,
    { token, password }: { token?: string; password?: string },
  ): Promise<ReturnParams> {
    const sent = { body: { provider, currentPassword: password }, ...(token && { token }) }
    const { body } = await this.send('POST', '/app/connect', sent)
    return this.return(await this.agree(body.data.url, visitor))
  }
}
