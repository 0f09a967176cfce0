import { socialSignIn } from '@nas/contract/accounts/operations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Visitor } from '../../../simulators/social/people.ts'
import { type RunningProviders, startProviders } from '../../../simulators/social/server.ts'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { CookieJar } from '../../../tests/support/cookie-jar.ts'
import { refreshToken } from '../../../tests/support/fake-commerce.ts'
import { accessToken, agree } from '../../../tests/support/social-visitor.ts'
import type { SocialSettings } from '../../gateways/social/social-settings.ts'
import { BackendDownError } from '../../gateways/transport/gateway-errors.ts'
import { serviceUnavailable } from '../answers/api-error.ts'

const mai: Visitor = { id: '1001', email: 'mai@example.com', email_verified: true, name: 'Mai' }

const clientSecret = 'hush'
let server: RunningProviders
let social: Partial<SocialSettings>

beforeAll(async () => {
  server = await startProviders({ clientSecret })
  const { url } = server
  social = {
    google: { clientId: 'shop', clientSecret, issuer: url },
    facebook: { appId: 'shop', appSecret: clientSecret, url, graphUrl: url },
  }
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

/** The shop behind TLS, and a browser. */
function visit() {
  const api = apiUnderTest(false, social)
  const jar = new CookieJar()
  const { person } = api.accounts.member
  const signIn = async () => ({ token: api.tokens.member, refresh: refreshToken(), person })
  api.commerce.answer(socialSignIn, signIn)

  async function send(method: string, path: string, body?: object) {
    const headers = jar.for(path.split('?')[0] ?? '')
    const answer = await api.call(method, path, { headers, ...(body && { body }) })
    jar.keep(answer.headers)
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-(?!.*domain=).*; secure/i)
    }
    return answer
  }

  /** To the provider; the address at which it comes back to the shop. */
  async function consent(provider: string): Promise<string> {
    const { headers } = await send('GET', `/api/connect/${provider}`)
    const back = await agree(headers.get('location') ?? '', mai)
    return `${back.pathname}${back.search}`
  }

  return { api, jar, signIn, send, consent }
}

/** What the answer says to the page it sends the browser to. */
function fragment({ status, headers }: { status: number; headers: Headers }) {
  expect(status).toBe(302)
  const { hash } = new URL(headers.get('location') ?? '', 'https://shop.example')
  return Object.fromEntries(new URLSearchParams(hash.slice(1)))
}

/** The requirements of `__Host-`, and HttpOnly. */
const ofThisHost = { path: '/', secure: true, httpOnly: true }

let shop: ReturnType<typeof visit>

beforeEach(() => {
  shop = visit()
})

describe.each(['google', 'facebook'] as const)('signing in with %s', (provider) => {
  it('keeps its secrets in cookies of this host, behind TLS', async () => {
    const { jar, send, consent } = shop
    const back = await consent(provider)
    const secret = jar.cookie('__Host-nas_connect')
    expect(secret).toMatchObject({ ...ofThisHost, maxAge: 600, sameSite: 'lax' })
    expect(secret?.value).not.toContain(new URLSearchParams(back.split('?')[1]).get('state'))
    const { access_token } = fragment(await send('GET', back))
    expect(jar.cookie('__Host-nas_connect')).toBeUndefined()
    expect(jar.cookie('__Host-nas_ticket')).toMatchObject({ ...ofThisHost, sameSite: 'strict' })
    await send('POST', `/api/auth/${provider}/callback`, { access_token })
    expect(jar.cookie('__Host-nas_session')).toMatchObject({ ...ofThisHost, sameSite: 'strict' })
    expect(jar.cookie('__Host-nas_ticket')).toBeUndefined()
  })

  it('expires after ten minutes', async () => {
    const { send, consent } = shop
    const back = await consent(provider)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect(fragment(await send('GET', back))).toEqual({ error: 'expired' })
  })

  it('reports on the page that commerce, or the store of used answers, is unavailable', async () => {
    const { api, send, consent } = shop
    api.commerce.answer(socialSignIn, () => Promise.reject(new BackendDownError('commerce')))
    const down = { error: 'service_unavailable' }
    expect(fragment(await send('GET', await consent(provider)))).toEqual(down)
    api.services.social.once.use = () => Promise.reject(serviceUnavailable(null))
    expect(fragment(await send('GET', await consent(provider)))).toEqual(down)
    expect(JSON.stringify(api.logged)).not.toMatch(/mai@|code=/)
  })

  it('is rejected when the provider is not configured', async () => {
    const plain = apiUnderTest()
    const answers = [
      await plain.get(`/api/connect/${provider}`),
      await plain.get(`/api/auth/${provider}/callback?access_token=abc`),
      await plain.call('POST', '/api/app/connect', { as: 'member', body: { provider } }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.error.name]).toEqual([400, 'ApplicationError'])
      expect(body.error.details.code).toBe('not_configured')
    }
  })
})

describe('a token of the provider', () => {
  it('may be tried again when commerce was unavailable', async () => {
    const { api, signIn, send } = shop
    const token = await accessToken(
      'google',
      { at: server.url, client_id: 'shop', client_secret: clientSecret },
      mai,
    )
    const path = `/api/auth/google/callback?access_token=${token}`
    api.commerce.answer(socialSignIn, () => Promise.reject(new BackendDownError('commerce')))
    expect((await send('GET', path)).status).toBe(503)
    api.commerce.answer(socialSignIn, signIn)
    expect((await send('GET', path)).status).toBe(200)
  })

  it('has a limited number of attempts', async () => {
    const limits = { signInPerAddress: { points: 2, seconds: 60 } }
    const api = apiUnderTest(limits, social)
    const wrong = () => api.get('/api/auth/google/callback?access_token=false')
    expect([(await wrong()).status, (await wrong()).status, (await wrong()).status]).toEqual([
      400, 400, 429,
    ])
  })
})
