import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailedCode, mailSubjects } from '../support/mailbox.ts'
import { call, get } from './http.ts'
import { asNewMember } from './people.ts'

const forgot = (email: unknown) => call('POST', '/auth/forgot-password', { body: { email } })
const reset = (code: unknown, password: string, passwordConfirmation = password) =>
  call('POST', '/auth/reset-password', { body: { code, password, passwordConfirmation } })
const signIn = (identifier: string, password: string) =>
  call('POST', '/auth/local', { body: { identifier, password } })

describe('a password', () => {
  it('has up to 128 characters, all significant', async () => {
    const password = randomBytes(64).toString('hex')
    const { email } = await asNewMember({ password })
    expect((await signIn(email, password)).status).toBe(200)
    expect((await signIn(email, password.slice(0, -1))).status).toBe(400)
    const { error } = (await signIn(email, `${password}x`)).body
    expect(error.details.errors).toMatchObject([{ path: ['password'], code: 'too_long' }])
  })
})

describe('a forgotten password', () => {
  it('is replaced once with the mailed code', async () => {
    const { email, password, token } = await asNewMember()
    expect((await forgot(email.toUpperCase())).body).toEqual({ ok: true })
    const code = await mailedCode(email)
    const next = randomUUID()
    const { status, body } = await reset(code, next)
    expect([status, body.user?.email]).toEqual([200, email])
    expect((await get('/users/me', body.jwt)).status).toBe(200)
    expect((await get('/users/me', token)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(400)
    expect((await signIn(email, next)).status).toBe(200)
    const again = await reset(code, randomUUID())
    expect([again.status, again.body.error.message]).toEqual([400, 'Incorrect code provided'])
  })

  it('is replaced only with the newest code', async () => {
    const { email } = await asNewMember()
    await forgot(email)
    const first = await mailedCode(email)
    await forgot(email)
    const second = await mailedCode(email, 2)
    expect((await reset(first, randomUUID())).status).toBe(400)
    expect((await reset(second, randomUUID())).status).toBe(200)
  })

  it('does not reveal whether an account exists', async () => {
    const unknown = `khong-ai-${randomUUID()}@nas.test`
    const { status, body } = await forgot(unknown)
    expect([status, body]).toEqual([200, { ok: true }])
    expect(await mailSubjects(unknown)).toEqual([])
    expect((await forgot('không phải')).status).toBe(400)
  })

  it('is kept when the code or the confirmation is wrong', async () => {
    const { email, password } = await asNewMember()
    await forgot(email)
    const code = await mailedCode(email)
    const differ = await reset(code, randomUUID(), randomUUID())
    expect([differ.status, differ.body.error.message]).toEqual([400, 'Passwords do not match'])
    for (const wrong of [`${code}x`, code.slice(1), randomUUID()]) {
      const { status, body } = await reset(wrong, randomUUID())
      expect([status, body.error.message]).toEqual([400, 'Incorrect code provided'])
    }
    for (const nonsense of [null, true, { $ne: null }]) {
      expect((await reset(nonsense, randomUUID())).status).toBe(400)
    }
    expect((await signIn(email, password)).status).toBe(200)
    expect((await reset(code, randomUUID())).status).toBe(200)
  })
})
