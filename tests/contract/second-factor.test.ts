import { describe, expect, it } from 'vitest'
import { CookieJar } from '../support/cookie-jar.ts'
import { codeOf, enrolledStaff, newStaff } from '../support/new-staff.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff } from './people.ts'

const post = (path: string, body: object, token?: string) =>
  call('POST', path, { body, ...(token && { token }) })

async function challenge(identifier: string, password: string): Promise<string> {
  const { body } = await post('/auth/local', { identifier, password })
  return body.error.details.challenge
}

describe('the sign-in of staff with a second factor', () => {
  it('returns no token for the password, but a challenge', async () => {
    const { email: identifier, password } = await enrolledStaff()
    const { status, body, headers } = await post('/auth/local', { identifier, password })
    expect([status, body]).toEqual([
      400,
      {
        data: null,
        error: {
          status: 400,
          name: 'ApplicationError',
          message: 'A code of the second factor is needed',
          details: {
            code: 'second_factor_needed',
            errors: [],
            challenge: expect.stringMatching(/^[\w-]{43}$/),
          },
        },
      },
    ])
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('returns token and user for the code, and a cookie to a browser', async () => {
    const { email, password, secret } = await enrolledStaff()
    const body = { challenge: await challenge(email, password), code: codeOf(secret) }
    const signedIn = await post('/auth/local/second-factor', { ...body, remember: false })
    expect([signedIn.status, Object.keys(signedIn.body)]).toEqual([200, ['jwt', 'user']])
    const { body: me } = await get('/users/me?populate=role', signedIn.body.jwt)
    expect([me.email, me.role.type]).toEqual([email, 'admin'])
    const jar = new CookieJar()
    jar.keep(signedIn.headers)
    const renewed = await call('POST', '/app/renewsession', { body: {}, headers: jar.for('/') })
    expect(renewed.status).toBe(200)
  })

  it('rejects a wrong code and a used code', async () => {
    const { email, password, secret } = await enrolledStaff()
    const asked = await challenge(email, password)
    const send = (code: string) => post('/auth/local/second-factor', { challenge: asked, code })
    const wrong = await send('000000')
    expect(wrong.body.error.details).toMatchObject({ code: 'factor_code_wrong' })
    expect(JSON.stringify(wrong.body)).not.toContain('account')
    const code = codeOf(secret)
    expect((await send(code)).status).toBe(200)
    expect((await send(code)).body.error.details.code).toBe('challenge_over')
  })

  it('requires a wait after wrong codes and states its length', async () => {
    const { email, password, secret } = await enrolledStaff()
    const asked = await challenge(email, password)
    const send = (code: string) => post('/auth/local/second-factor', { challenge: asked, code })
    for (let tries = 0; tries < 5; tries += 1) await send('000000')
    // The delay is one second then, and one more wrong code doubles it.
    const { status, headers } = await send(codeOf(secret))
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the second factor', () => {
  it('is reported to its owner without secret or codes', async () => {
    const { token } = await enrolledStaff()
    const { body } = await get('/app/secondfactor', token)
    expect(body.data).toEqual({
      enrolledAt: expect.stringMatching(/^\d{4}-/),
      recoveryCodes: 10,
      requiredFrom: null,
      due: false,
    })
  })

  it('cannot be set up for others or by members', async () => {
    const { email: identifier, password } = await newStaff()
    const { jwt } = (await post('/auth/local', { identifier, password })).body
    const wrong = await post('/app/beginsecondfactor', { currentPassword: 'sai' }, jwt)
    expect(wrong.body.error.details.code).toBe('current_password_wrong')
    const { token } = await asNewMember()
    expect((await get('/app/secondfactor', token)).status).toBe(403)
  })

  it('is reset by a colleague, whose own is kept', async () => {
    const { id, email: identifier, password, token } = await enrolledStaff()
    const manager = await asStaff()
    const { body } = await post('/app/resetsecondfactor', { user: id }, manager)
    expect(body.id).toBe(id)
    expect((await get('/users/me', token)).status).toBe(401)
    expect((await post('/auth/local', { identifier, password })).body.jwt).toBeTruthy()
    const own = (await get('/users/me', manager)).body.id
    expect((await post('/app/resetsecondfactor', { user: own }, manager)).status).toBe(403)
  })
})
