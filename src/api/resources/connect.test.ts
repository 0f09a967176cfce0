import type { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { CookieJar } from '../../../tests/support/cookie-jar.ts'
import { refreshToken } from '../../../tests/support/fake-commerce.ts'
import { localFacebook, localGoogle } from '../../../tests/support/social-providers.ts'
import {
  accessToken,
  agree as agreeAt,
  type Visitor,
} from '../../../tests/support/social-visitor.ts'
import { BackendDownError, RejectedError } from '../../gateways/gateway-errors.ts'
import type { SocialSettings } from '../../gateways/social/social-settings.ts'
import { serviceUnavailable } from '../api-error.ts'

const mai: Visitor = { id: '1001', email: 'mai@example.com', email_verified: true, name: 'Mai' }

let servers: Record<'google' | 'facebook', OAuth2Server>
let social: Partial<SocialSettings>

beforeAll(async () => {
  servers = { google: await localGoogle(), facebook: await localFacebook() }
  for (const server of Object.values(servers)) await server.start(0, 'localhost')
  const { google, facebook } = servers
  const url = facebook.issuer.url ?? ''
  social = {
    google: { clientId: 'shop', clientSecret: 'hush', issuer: google.issuer.url ?? '' },
    facebook: { appId: 'shop', appSecret: 'hush', url, graphUrl: url },
  }
})
afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())))
afterEach(() => vi.useRealTimers())

const wrongPassword = new RejectedError({ code: 'current_password_wrong', message: 'No' })

/** The shop, a browser, and what commerce receives of those who come. */
function visit() {
  const api = apiUnderTest(false, social)
  const jar = new CookieJar()
  const received: object[] = []
  const { person } = api.accounts.member
  api.commerce.accounts.proveOwner = async (_caller, password) => {
    if (password !== api.accounts.member.password) throw wrongPassword
  }
  api.commerce.accounts.linkSocial = async (identity, link_to) => {
    received.push({ ...identity, link_to })
  }
  api.commerce.accounts.socialSignIn = async (identity, given) => {
    received.push({ ...identity, ...given })
    return { token: api.tokens.member, refresh: refreshToken(), person }
  }

  async function send(method: string, path: string, more: { as?: 'member'; body?: object } = {}) {
    const headers = jar.for(path.split('?')[0] ?? '')
    const answer = await api.call(method, path, { ...more, headers })
    jar.keep(answer.headers)
    // The shop of these tests is behind TLS.
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-(?!.*domain=).*; secure/i)
    }
    return answer
  }

  /** As the browser follows it: to the provider and back to the shop's address. */
  async function agree(location: string | null, visitor = mai): Promise<string> {
    const back = await agreeAt(location ?? '', visitor)
    expect(back.origin).toBe('https://shop.example')
    return `${back.pathname}${back.search}`
  }

  async function start(provider: string, query = '') {
    return (await send('GET', `/api/connect/${provider}${query}`)).headers.get('location')
  }

  return { api, jar, received, send, start, agree }
}

/** Where the answer sends the browser, its fragment apart. */
function page({ status, headers }: { status: number; headers: Headers }) {
  expect(status).toBe(302)
  const url = new URL(headers.get('location') ?? '', 'https://shop.example')
  expect(url.search).toBe('')
  return { path: url.pathname, ...Object.fromEntries(new URLSearchParams(url.hash.slice(1))) }
}

/** What `__Host-` asks of a cookie, and that no script reads it. */
const ofThisHost = { path: '/', secure: true, httpOnly: true }

let shop: ReturnType<typeof visit>

beforeEach(() => {
  shop = visit()
})

describe.each(['google', 'facebook'] as const)('signing in with %s', (provider) => {
  it('brings a ticket home that is good once, in this browser', async () => {
    const { api, jar, received, send, start, agree } = shop
    const back = await agree(await start(provider, '?locale=vi'))
    const returned = page(await send('GET', back))
    expect(returned).toMatchObject({ path: `/vn/connect/${provider}/redirect` })
    expect(received).toEqual([
      {
        provider,
        subject: '1001',
        email: 'mai@example.com',
        email_verified: true,
        name: 'Mai',
        session: { remember: false, device: null },
        consents: [],
      },
    ])
    expect(jar.cookie('__Host-nas_connect')).toBeUndefined()
    expect(jar.cookie('__Host-nas_ticket')).toMatchObject({ ...ofThisHost, sameSite: 'strict' })
    const body = { access_token: 'access_token' in returned ? returned.access_token : '' }
    const signedIn = await send('POST', `/api/auth/${provider}/callback`, { body })
    expect(signedIn.body).toMatchObject({ jwt: api.tokens.member })
    expect(jar.cookie('__Host-nas_session')).toMatchObject({ ...ofThisHost, sameSite: 'strict' })
    expect(jar.cookie('__Host-nas_ticket')).toBeUndefined()
    expect(signedIn.body.user).not.toHaveProperty('role')
    expect(signedIn.headers.get('cache-control')).toBe('private, no-store')
    const again = await send('POST', `/api/auth/${provider}/callback`, { body })
    expect([again.status, again.body.error.details.code]).toEqual([400, 'token_invalid'])
  })

  it('takes the ticket as the specification writes it, once', async () => {
    const { send, start, agree } = shop
    const returned = page(await send('GET', await agree(await start(provider))))
    expect(returned.path).toBe(`/connect/${provider}/redirect`)
    const ticket = 'access_token' in returned ? returned.access_token : ''
    const path = `/api/auth/${provider}/callback?access_token=${ticket}`
    const signedIn = await send('GET', path)
    expect(signedIn.body).toHaveProperty('jwt')
    // Else a link with somebody's ticket would leave their session in its reader's browser.
    expect(signedIn.headers.getSetCookie()).toEqual([])
    expect((await send('GET', path)).status).toBe(400)
  })

  it('keeps its secrets in one cookie, for ten minutes and for these calls', async () => {
    const { jar, start } = shop
    const location = await start(provider)
    expect(jar.cookie('__Host-nas_connect')).toMatchObject({
      path: '/',
      maxAge: 600,
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
    })
    const { searchParams } = new URL(location ?? '')
    expect(jar.cookie('__Host-nas_connect')?.value).not.toContain(
      searchParams.get('state') ?? 'none',
    )
  })

  it('is refused to another browser, with another state, and after too long', async () => {
    const { send, start, agree } = shop
    const back = await agree(await start(provider))
    const stranger = visit()
    expect(page(await stranger.send('GET', back))).toMatchObject({ error: 'expired' })
    await stranger.start(provider)
    expect(page(await stranger.send('GET', back))).toMatchObject({ error: 'expired' })
    const other = back.replace(/state=[^&]+/, 'state=other')
    expect(page(await send('GET', other))).toMatchObject({ error: 'expired' })
    expect(page(await send('GET', `${back}&state=other`))).toMatchObject({ error: 'expired' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect(page(await send('GET', back))).toMatchObject({ error: 'expired' })
    expect([...shop.received, ...stranger.received]).toEqual([])
  })

  it('comes back once, even where the cookie was copied', async () => {
    const { api, jar, send, start, agree } = shop
    const back = await agree(await start(provider))
    const headers = jar.for('/api/connect')
    await send('GET', back)
    expect(page(await api.call('GET', back, { headers }))).toMatchObject({ error: 'used' })
    expect(shop.received).toHaveLength(1)
  })

  it('says on a page of the shop why not', async () => {
    const { api, jar, send, start, agree } = shop
    const refusals = [
      [{ ...mai, denies: true }, 'access_denied'],
      [{ ...mai, exchangeFails: 400 }, 'refused'],
      [{ ...mai, exchangeFails: 500 }, 'service_unavailable'],
    ] as const
    for (const [visitor, error] of refusals) {
      const back = await agree(await start(provider, '?locale=en'), visitor)
      expect(jar.cookie('__Host-nas_connect')).toBeDefined()
      expect(page(await send('GET', back))).toEqual({
        path: `/connect/${provider}/redirect`,
        error,
      })
    }
    expect(jar.cookie('__Host-nas_connect')).toBeUndefined()
    for (const error of ['email_unverified', 'staff_account'] as const) {
      api.commerce.accounts.socialSignIn = () =>
        Promise.reject(new RejectedError({ code: error, message: 'No' }))
      expect(page(await send('GET', await agree(await start(provider))))).toMatchObject({ error })
    }
    api.commerce.accounts.socialSignIn = () => Promise.reject(new BackendDownError('commerce'))
    expect(page(await send('GET', await agree(await start(provider))))).toMatchObject({
      error: 'service_unavailable',
    })
    expect(JSON.stringify(api.logged)).not.toMatch(/mai@|code=/)
  })

  it('says so when nothing can remember that it came back', async () => {
    const { api, send, start, agree } = shop
    const back = await agree(await start(provider))
    api.services.social.once.use = () => Promise.reject(serviceUnavailable(null))
    expect(page(await send('GET', back))).toMatchObject({ error: 'service_unavailable' })
  })

  it('does not come back as from the other provider', async () => {
    const { send, start, agree, received } = shop
    const other = provider === 'google' ? 'facebook' : 'google'
    const back = await agree(await start(provider))
    expect(page(await send('GET', back.replace(provider, other)))).toMatchObject({
      error: 'expired',
    })
    expect(received).toEqual([])
  })

  it('has nowhere else to return to', async () => {
    for (const query of ['callback=https://evil.example', 'callback', 'redirect_uri=/x']) {
      const { status, body, headers } = await shop.send('GET', `/api/connect/${provider}?${query}`)
      expect([status, body.error.name]).toEqual([400, 'ValidationError'])
      expect(headers.get('location')).toBeNull()
    }
    expect((await shop.send('GET', `/api/connect/${provider}?locale=fr`)).status).toBe(400)
  })

  it('is refused where the shop is no client', async () => {
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
  const tokenOf = (client: string) =>
    accessToken('google', servers.google.issuer.url ?? '', client, mai)

  it('for the shop signs in, once, in either form', async () => {
    const token = await tokenOf('shop')
    const body = { access_token: token }
    expect((await shop.send('POST', '/api/auth/google/callback', { body })).status).toBe(200)
    const path = `/api/auth/google/callback?access_token=${token}`
    expect((await shop.send('GET', path)).status).toBe(400)
    expect(shop.received).toHaveLength(1)
  })

  it('may be tried again when commerce was down', async () => {
    const path = `/api/auth/google/callback?access_token=${await tokenOf('shop')}`
    const { socialSignIn } = shop.api.commerce.accounts
    shop.api.commerce.accounts.socialSignIn = () => Promise.reject(new BackendDownError('commerce'))
    expect((await shop.send('GET', path)).status).toBe(503)
    shop.api.commerce.accounts.socialSignIn = socialSignIn
    expect((await shop.send('GET', path)).status).toBe(200)
  })

  it('for another app, of another provider, false or missing is refused', async () => {
    const foreign = await tokenOf('other')
    const ours = await tokenOf('shop')
    const refused = [
      `google/callback?access_token=${foreign}`,
      'google/callback?access_token=false',
      `google/callback?access_token=nas_${'a'.repeat(43)}`,
      'google/callback',
      'google/callback?access_token=',
      'google/callback?access_token[$ne]=x',
      `google/callback?access_token=${'a'.repeat(5000)}`,
      'facebook/callback?access_token=false',
    ]
    for (const path of refused) {
      expect([path, (await shop.send('GET', `/api/auth/${path}`)).status]).toEqual([path, 400])
    }
    expect(shop.received).toEqual([])
    expect(ours).not.toBe(foreign)
  })

  it('is tried a limited number of times', async () => {
    const limits = { signInPerAddress: { points: 2, seconds: 60 } }
    const api = apiUnderTest(limits, social)
    const wrong = () => api.get('/api/auth/google/callback?access_token=false')
    expect([(await wrong()).status, (await wrong()).status, (await wrong()).status]).toEqual([
      400, 400, 429,
    ])
  })
})

describe('a ticket', () => {
  it('that comes by a link signs nobody in as somebody else', async () => {
    const { send, start, agree } = shop
    const returned = page(await send('GET', await agree(await start('google'))))
    const body = { access_token: 'access_token' in returned ? returned.access_token : '' }
    const victim = await shop.api.call('POST', '/api/auth/google/callback', { body })
    expect(victim.status).toBe(400)
  })
})

describe('linking', () => {
  it('goes the same way, for the member who began it', async () => {
    const { api, jar, received, send, agree } = shop
    const began = await send('POST', '/api/app/connect', {
      as: 'member',
      body: { provider: 'google', locale: 'vi', currentPassword: api.accounts.member.password },
    })
    expect(jar.cookie('__Host-nas_connect')).toMatchObject({ httpOnly: true, path: '/' })
    const returned = page(await send('GET', await agree(began.body.data.url)))
    expect(returned).toEqual({ path: '/vn/connect/google/redirect', connected: 'google' })
    expect(received).toMatchObject([{ link_to: api.accounts.member.person.id }])
  })

  it('begins with the present password alone', async () => {
    for (const currentPassword of [undefined, 'wrong']) {
      const body = { provider: 'google', currentPassword }
      const refused = await shop.send('POST', '/api/app/connect', { as: 'member', body })
      expect([refused.status, refused.body.error.details.code]).toEqual([
        400,
        'current_password_wrong',
      ])
      expect(refused.headers.getSetCookie()).toEqual([])
    }
  })

  it('is refused when the provider’s account is somebody else’s here', async () => {
    const { api, send, agree } = shop
    const body = { provider: 'facebook', currentPassword: api.accounts.member.password }
    const { body: began } = await send('POST', '/api/app/connect', { as: 'member', body })
    api.commerce.accounts.linkSocial = () =>
      Promise.reject(new RejectedError({ code: 'already_linked', message: 'No' }))
    const returned = page(await send('GET', await agree(began.data.url)))
    expect(returned).toMatchObject({ error: 'already_linked' })
  })

  it('and unlinking are for members, with a provider that exists', async () => {
    for (const path of ['/api/app/connect', '/api/app/disconnect']) {
      const body = { provider: 'google' }
      expect((await shop.api.call('POST', path, { body })).status).toBe(403)
      expect((await shop.api.call('POST', path, { as: 'staff', body })).status).toBe(403)
      const unknown = await shop.send('POST', path, { as: 'member', body: { provider: 'x' } })
      expect(unknown.body.error.details.errors).toMatchObject([{ path: ['provider'] }])
    }
  })

  it('ends with what is left, unless nothing would be', async () => {
    const { api, send } = shop
    const sent = { as: 'member', body: { provider: 'google' } } as const
    const { person } = api.accounts.member
    api.commerce.accounts.disconnect = async () => ({
      ...person,
      consents: [],
      viewed: [],
      connections: ['facebook'],
      has_password: false,
      cod_blocked: false,
    })
    const { body } = await send('POST', '/api/app/disconnect', sent)
    expect(body).toEqual({ data: { connections: ['facebook'] } })
    api.commerce.accounts.disconnect = () =>
      Promise.reject(new RejectedError({ code: 'last_sign_in', message: 'Nothing is left' }))
    const refused = await send('POST', '/api/app/disconnect', sent)
    expect([refused.status, refused.body.error.details.code]).toEqual([400, 'last_sign_in'])
  })
})
