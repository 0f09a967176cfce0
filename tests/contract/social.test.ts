import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signInAnswerSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'
import type { Provider } from '../support/social-visitor.ts'
import { call, get } from './http.ts'
import { asNewMember } from './people.ts'
import { aVisitor, Browser, providerToken } from './social-browser.ts'

const account = async (token: string) => (await get('/app/account', token)).body.data

describe.each<Provider>(['google', 'facebook'])('%s', (provider) => {
  const agreed = '&consent_data=true&consent_policy=true'
  const callback = (token: string, consents = agreed) =>
    get(`/auth/${provider}/callback?access_token=${token}${consents}`)

  it('starts with state, PKCE and an HttpOnly cookie', async () => {
    const { status, headers } = await call('GET', `/connect/${provider}`)
    expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    const { searchParams } = new URL(headers.get('location') ?? '')
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('redirect_uri')).toBe(
      `${given('PUBLIC_URL')}/api/connect/${provider}/callback`,
    )
    const [cookie, ...others] = headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/)
    expect(others).toEqual([])
  })

  it('creates an account and finds it again', async () => {
    const [visitor, browser] = [aVisitor(), new Browser()]
    const params = await browser.signIn(provider, visitor, 'locale=vi')
    expect(params.path).toBe(`/vn/connect/${provider}/redirect`)
    const first = await browser.redeem(provider, params)
    const { jwt, user } = v.parse(signInAnswerSchema, first.body)
    expect(user).toMatchObject({ email: visitor.email, fullname: 'Lê Mai', provider })
    expect(user.confirmed).toBe(true)
    expect(await account(jwt)).toMatchObject({ connections: [provider], has_password: false })
    const again = await new Browser().signIn(provider, { ...visitor, email: 'moi@nas.test' })
    const other = await callback(again.access_token ?? '')
    expect(other.body.user.id).toBe(user.id)
    // A link with another person's ticket must not leave that person's session in a browser.
    expect(other.headers.getSetCookie()).toEqual([])
  })

  it('asks a new visitor for the two consents and then continues', async () => {
    const [visitor, browser] = [aVisitor(), new Browser()]
    const params = await browser.signIn(provider, visitor)
    for (const consents of [{}, { consent_data: true }, { consent_policy: true }]) {
      const { status, body } = await browser.redeem(provider, params, consents)
      expect([status, body.error.name]).toEqual([400, 'ValidationError'])
      expect(body.error.details.errors[0].code).toBe('consent_required')
    }
    expect((await new Browser().redeem(provider, params)).status).toBe(400)
    const again = await browser.signIn(provider, visitor)
    const { body } = await browser.redeem(provider, again)
    const { consents } = await account(body.jwt)
    expect(consents).toMatchObject([
      { purpose: 'all', granted: false },
      { purpose: 'data', granted: true },
      { purpose: 'loyalty', granted: false },
      { purpose: 'marketing', granted: false },
      { purpose: 'policy', granted: true },
    ])
    const token = await providerToken(provider, aVisitor())
    expect((await callback(token, '')).body.error.details.errors).toMatchObject([
      { path: ['consent_data'], code: 'consent_required' },
      { path: ['consent_policy'], code: 'consent_required' },
    ])
    expect((await callback(token)).status).toBe(200)
  })

  it('signs in to the account with that e-mail', async () => {
    const member = await asNewMember()
    const browser = new Browser()
    const params = await browser.signIn(provider, aVisitor({ email: member.email.toUpperCase() }))
    const { status, body } = await browser.redeem(provider, params)
    expect([status, body.user.id]).toEqual([200, member.id])
    expect((await account(body.jwt)).connections).toEqual([provider])
  })

  it('takes over an account with an unconfirmed e-mail', async () => {
    const thief = await asNewMember()
    const browser = new Browser()
    const params = await browser.signIn(provider, aVisitor({ email: thief.email }))
    expect((await browser.redeem(provider, params)).status).toBe(200)
    const body = { identifier: thief.email, password: thief.password }
    expect((await call('POST', '/auth/local', { body })).status).toBe(400)
    expect((await get('/users/me', thief.token)).status).toBe(401)
  })

  it('rejects staff', async () => {
    const params = await new Browser().signIn(provider, aVisitor({ email: given('STAFF_EMAIL') }))
    expect(params).toMatchObject({ error: 'staff_account' })
  })

  it('requires a verified e-mail', async () => {
    const { email: _email, ...nameless } = aVisitor()
    expect(await new Browser().signIn(provider, nameless)).toMatchObject({
      error: 'email_unverified',
    })
  })

  it('returns a ticket that is valid once, by POST from the same browser', async () => {
    const browser = new Browser()
    const params = await browser.signIn(provider, aVisitor())
    expect((await browser.redeem(provider, params)).status).toBe(200)
    expect((await browser.redeem(provider, params)).status).toBe(400)
    expect((await callback(params.access_token ?? '')).status).toBe(400)
    const sentByLink = await new Browser().signIn(provider, aVisitor())
    expect((await new Browser().redeem(provider, sentByLink)).status).toBe(400)
  })

  it('rejects a foreign or repeated return', async () => {
    const [browser, stranger] = [new Browser(), new Browser()]
    const { headers } = await browser.send('GET', `/connect/${provider}`)
    const back = await browser.agree(headers.get('location') ?? '', aVisitor())
    expect(await stranger.return(back)).toMatchObject({ error: 'expired' })
    await stranger.send('GET', `/connect/${provider}`)
    expect(await stranger.return(back)).toMatchObject({ error: 'expired' })
    const forged = back.replace(/state=[^&]+/, 'state=forged')
    expect(await browser.return(forged)).toMatchObject({ error: 'expired' })
    const another = provider === 'google' ? 'facebook' : 'google'
    expect(await browser.return(back.replace(provider, another))).toMatchObject({
      error: 'expired',
    })
    const twice = `${back}&state=other`
    expect(await browser.return(twice)).toMatchObject({ error: 'expired' })
    const copy = browser.jar.for('/api/connect')
    expect(await browser.return(back)).toHaveProperty('access_token')
    const again = await call('GET', back, { headers: copy })
    expect(again.headers.get('location')).toBe(`/connect/${provider}/redirect#error=used`)
  })

  it.each([
    [{ denies: true }, 'access_denied'],
    [{ exchangeFails: 400 }, 'refused'],
    [{ exchangeFails: 503 }, 'service_unavailable'],
  ] as const)('%j is reported on the page', async (how, error) => {
    const params = await new Browser().signIn(provider, aVisitor(how), 'locale=en')
    expect(params).toEqual({ path: `/connect/${provider}/redirect`, error })
  })

  it('accepts an access token once, if it was issued to the shop', async () => {
    const visitor = aVisitor()
    const token = await providerToken(provider, visitor)
    const { status, body } = await callback(token)
    expect([status, body.user.email]).toEqual([200, visitor.email])
    expect((await callback(token)).status).toBe(400)
    const foreign = await callback(await providerToken(provider, visitor, 'another-app'))
    expect([foreign.status, foreign.body.error.name]).toEqual([400, 'ApplicationError'])
    for (const wrong of ['khong-phai', '', `nas_${'a'.repeat(43)}`, 'a'.repeat(5000)]) {
      expect((await callback(wrong)).status).toBe(400)
    }
    expect((await get(`/auth/${provider}/callback?access_token[$ne]=x`)).status).toBe(400)
    expect((await get(`/auth/${provider}/callback`)).body.error.name).toBe('ValidationError')
  })

  it('has one return address for any request', async () => {
    for (const query of ['callback=https://evil.example', 'callback=/x', 'redirect_uri=/x']) {
      const { status, headers } = await call('GET', `/connect/${provider}?${query}`)
      expect([status, headers.get('location')]).toEqual([400, null])
    }
  })
})

it('rejects an e-mail that Google has not verified', async () => {
  const member = await asNewMember()
  const visitor = aVisitor({ email: member.email, email_verified: false })
  expect(await new Browser().signIn('google', visitor)).toMatchObject({ error: 'email_unverified' })
  const { status, body } = await get(
    `/auth/google/callback?access_token=${await providerToken('google', visitor)}`,
  )
  expect([status, body.error.details.code]).toEqual([400, 'email_unverified'])
})

it('one of several concurrent returns signs in', async () => {
  const token = await providerToken('google', aVisitor())
  const path = `/auth/google/callback?access_token=${token}&consent_data=true&consent_policy=true`
  const answers = await Promise.all([1, 2, 3, 4].map(() => get(path)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
})

describe('a member', () => {
  it('links and unlinks an identity with any e-mail', async () => {
    const member = await asNewMember()
    const { token, id, password } = member
    const visitor = aVisitor()
    const linked = await new Browser().link('google', visitor, member)
    expect(linked).toEqual({ path: '/connect/google/redirect', connected: 'google' })
    expect((await account(token)).connections).toEqual(['google'])
    const browser = new Browser()
    const signedIn = await browser.redeem('google', await browser.signIn('google', visitor))
    expect(signedIn.body.user.id).toBe(id)
    const unlink = (provider: string) =>
      call('POST', '/app/disconnect', { token, body: { provider, currentPassword: password } })
    expect((await unlink('google')).body).toEqual({ data: { connections: [] } })
    expect((await unlink('google')).body.error.details.code).toBe('not_connected')
    const stranger = new Browser()
    const anew = await stranger.redeem('google', await stranger.signIn('google', visitor))
    expect(anew.body.user.id).not.toBe(id)
  })

  it('cannot link the identity of another account', async () => {
    const visitor = aVisitor()
    const owner = new Browser()
    await owner.redeem('facebook', await owner.signIn('facebook', visitor))
    const member = await asNewMember()
    expect(await new Browser().link('facebook', visitor, member)).toMatchObject({
      error: 'already_linked',
    })
    expect((await account(member.token)).connections).toEqual([])
  })

  it('links and unlinks only with the current password', async () => {
    const member = await asNewMember()
    await new Browser().link('google', aVisitor(), member)
    const { token } = member
    for (const [path, provider] of [
      ['/app/connect', 'facebook'],
      ['/app/disconnect', 'google'],
    ] as const) {
      for (const currentPassword of [undefined, 'không phải']) {
        const body = { provider, currentPassword }
        const { status, body: answer } = await call('POST', path, { token, body })
        expect([status, answer.error.details.code]).toEqual([400, 'current_password_wrong'])
      }
    }
    for (const path of ['/app/connect', '/app/disconnect']) {
      const { body } = await call('POST', path, { token, body: { provider: 'x' } })
      expect(body.error.details.errors).toMatchObject([{ path: ['provider'] }])
    }
    expect((await account(token)).connections).toEqual(['google'])
  })

  it('is not linked by the return of another browser', async () => {
    const { token, password } = await asNewMember()
    const [browser, stranger] = [new Browser(), new Browser()]
    const began = await browser.send('POST', '/app/connect', {
      token,
      body: { provider: 'google', currentPassword: password },
    })
    const back = await browser.agree(began.body.data.url, aVisitor())
    expect(await stranger.return(back)).toMatchObject({ error: 'expired' })
    expect((await account(token)).connections).toEqual([])
  })

  it('keeps the last sign-in method', async () => {
    const browser = new Browser()
    const { body } = await browser.redeem('google', await browser.signIn('google', aVisitor()))
    const sent = { token: body.jwt, body: { provider: 'google' } }
    const { status, body: refused } = await call('POST', '/app/disconnect', sent)
    expect([status, refused.error.details.code]).toEqual([400, 'last_sign_in'])
    expect((await account(body.jwt)).connections).toEqual(['google'])
    await new Browser().link('facebook', aVisitor(), { token: body.jwt })
    expect((await call('POST', '/app/disconnect', sent)).body.data.connections).toEqual([
      'facebook',
    ])
  })
})

it('no log contains a token, a code or an e-mail', async () => {
  const [visitor, browser] = [aVisitor({ email: 'nhat-ky-rieng@nas.test' }), new Browser()]
  const params = await browser.signIn('google', visitor)
  await browser.redeem('google', params)
  await new Browser().signIn('facebook', { ...visitor, exchangeFails: 500 })
  const token = await providerToken('google', visitor, 'another-app')
  await get(`/auth/google/callback?access_token=${token}`)
  const folder = given('LOG_DIR')
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8')
    for (const secret of [params.access_token ?? '', token, 'nhat-ky-rieng']) {
      expect([file, text.includes(secret)]).toEqual([file, false])
    }
  }
})
