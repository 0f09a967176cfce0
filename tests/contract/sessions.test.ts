import { describe, expect, it } from 'vitest'
import { CookieJar } from '../support/cookie-jar.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff, type NewMember } from './people.ts'

/** A browser with its own cookies. */
function browser({ email, password }: NewMember, remember: boolean) {
  const jar = new CookieJar()
  const send = async (path: string, body: object = {}, token = '') => {
    const answer = await call('POST', path, { body, token, headers: jar.for(`/api${path}`) })
    jar.keep(answer.headers)
    return answer
  }
  return {
    jar,
    signIn: () => send('/auth/local', { identifier: email, password, remember }),
    renew: () => send('/app/renewsession'),
    signOut: (token?: string) => send('/app/signout', {}, token),
  }
}

const me = async (token: string) => (await get('/users/me', token)).status

describe('the session of a browser', () => {
  it('is renewed by an HttpOnly, SameSite cookie', async () => {
    const { jar, signIn, renew } = browser(await asNewMember(), true)
    const { body } = await signIn()
    expect(Object.keys(body)).toEqual(['jwt', 'user'])
    const cookie = jar.cookie('nas_session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'strict', path: '/' })
    const days = (cookie?.maxAge ?? 0) / 86_400
    expect(days).toBeGreaterThan(179)
    expect(days).toBeLessThanOrEqual(180)
    const renewed = await renew()
    expect(Object.keys(renewed.body)).toEqual(['jwt'])
    expect(renewed.headers.get('cache-control')).toBe('private, no-store')
    expect(await me(renewed.body.jwt)).toBe(200)
    expect(jar.cookie('nas_session')?.value).not.toBe(cookie?.value)
  })

  it('ends with the browser unless it is to be remembered', async () => {
    const { jar, signIn, renew } = browser(await asNewMember(), false)
    await signIn()
    expect(jar.cookie('nas_session')?.maxAge).toBeUndefined()
    await renew()
    expect(jar.cookie('nas_session')?.maxAge).toBeUndefined()
  })

  it.each([
    ['by the cookie', false],
    ['by cookie and token', true],
  ])('ends at sign-out %s, also for copies of both', async (_how, isNamed) => {
    const { jar, signIn, signOut } = browser(await asNewMember(), true)
    const { body } = await signIn()
    const headers = jar.for('/')
    expect((await signOut(isNamed ? body.jwt : undefined)).status).toBe(200)
    expect(jar.cookie('nas_session')).toBeUndefined()
    expect((await call('POST', '/app/renewsession', { body: {}, headers })).status).toBe(401)
    expect(await me(body.jwt)).toBe(401)
  })

  it('ends at the next sign-in of the browser, and at no failed or foreign one', async () => {
    const member = await asNewMember()
    const { jar, signIn } = browser(member, false)
    const first = (await signIn()).body.jwt
    const credentials = { identifier: member.email, password: member.password }
    const headers = jar.for('/api/auth/local')
    const failed = { ...credentials, password: 'sai', remember: false }
    await call('POST', '/auth/local', { headers, body: failed })
    // A client that gets no cookie of its own leaves the browser's session alone.
    await call('POST', '/auth/local', { headers, body: credentials })
    expect(await me(first)).toBe(200)
    const second = (await signIn()).body.jwt
    expect([await me(first), await me(second)]).toEqual([401, 200])
  })

  it('ends when a replaced cookie is used', async () => {
    const { jar, signIn, renew } = browser(await asNewMember(), true)
    await signIn()
    const stolen = jar.for('/')
    await renew()
    const { body } = await renew()
    const thief = await call('POST', '/app/renewsession', { body: {}, headers: stolen })
    expect(thief.status).toBe(401)
    expect(await me(body.jwt)).toBe(401)
    expect((await renew()).status).toBe(401)
  })
})

describe('a client of Strapi', () => {
  it('gets a token as before, and no cookie', async () => {
    const { email, password } = await asNewMember()
    const body = { identifier: email, password }
    const { headers, body: answer } = await call('POST', '/auth/local', { body })
    expect(Object.keys(answer)).toEqual(['jwt', 'user'])
    expect(headers.getSetCookie()).toEqual([])
    expect((await call('POST', '/app/signout', { body: {}, token: answer.jwt })).status).toBe(200)
    expect(await me(answer.jwt)).toBe(401)
  })
})

describe('a device', () => {
  it('is listed and signed out only by its owner', async () => {
    const member = await asNewMember()
    const { body } = await browser(member, true).signIn()
    const { data } = (await get('/app/sessions', member.token)).body
    expect(data).toHaveLength(2)
    const [other] = data.filter(({ current }: { current: boolean }) => !current)
    const stranger = await asNewMember()
    const end = (token: string) =>
      call('POST', '/app/endsession', { token, body: { session: other.id } })
    expect((await end(stranger.token)).status).toBe(404)
    expect(await me(body.jwt)).toBe(200)
    expect((await end(member.token)).body.data).toMatchObject([{ current: true }])
    expect(await me(body.jwt)).toBe(401)
  })
})

describe('a blocked member', () => {
  it('is signed out everywhere, and the next sign-in reports the block', async () => {
    const member = await asNewMember()
    const staff = await asStaff()
    const block = (token: string, user: string, blocked: boolean) =>
      call('POST', '/app/blockuser', { token, body: { user, blocked } })
    expect((await block(member.token, member.id, true)).status).toBe(403)
    expect((await block(staff, member.id, true)).body.blocked).toBe(true)
    expect(await me(member.token)).toBe(401)
    const body = { identifier: member.email, password: member.password }
    const refused = await call('POST', '/auth/local', { body })
    expect([refused.status, refused.body.error.details.code]).toEqual([400, 'account_blocked'])
    const guessed = await call('POST', '/auth/local', { body: { ...body, password: 'sai' } })
    expect(guessed.body.error.details.code).toBe('invalid_credentials')
    await block(staff, member.id, false)
    expect((await call('POST', '/auth/local', { body })).status).toBe(200)
  })
})
