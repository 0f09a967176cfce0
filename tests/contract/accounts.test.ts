import { randomUUID } from 'node:crypto'
import { signInAnswerSchema, userFields, userSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { mailedCode, mailSubjects } from '../support/mailbox.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff } from './people.ts'
import { place } from './place-order.ts'

const register = (body: object) => call('POST', '/auth/local/register', { body })
const signIn = (identifier: string, password: string) =>
  call('POST', '/auth/local', { body: { identifier, password } })
const change = (id: string, body: object, token?: string) =>
  call('PUT', `/users/${id}`, { body, ...(token && { token }) })
const paths = ({ body }: Awaited<ReturnType<typeof call>>) =>
  body.error.details.errors.map(({ path }: { path: string[] }) => path[0])

const fresh = () => {
  const unique = randomUUID()
  const consents = { consent_data: true, consent_policy: true }
  return {
    email: `Thu-${unique}@nas.test`,
    password: randomUUID(),
    phone: '0912345678',
    ...consents,
  }
}

let staff: string
beforeAll(async () => {
  staff = await asStaff()
})

describe('registering', () => {
  it('returns a flat user and a token, with the e-mail as default username', async () => {
    const body = { ...fresh(), fullname: 'Nguyễn Thị Ánh', gender: 'female' }
    const answer = await register(body)
    expect(answer.status).toBe(200)
    const { jwt, user } = v.parse(signInAnswerSchema, answer.body)
    expect(user).toMatchObject({
      email: body.email.toLowerCase(),
      username: body.email.toLowerCase(),
      fullname: 'Nguyễn Thị Ánh',
      gender: 'female',
      provider: 'local',
      blocked: false,
    })
    // Without populate no component is returned, neither the role nor staff's fields.
    expect(Object.keys(answer.body.user).sort()).toEqual(Object.keys(userFields).sort())
    expect((await get('/users/me', jwt)).body.id).toBe(user.id)
  })

  it('records each consent separately, granted or not, with wording and time', async () => {
    const { body } = await register({
      ...fresh(),
      consent_data: true,
      consent_policy: true,
      consent_marketing: true,
    })
    const { consents } = (await get('/app/account', body.jwt)).body.data
    const given = consents
      .filter(({ granted }: { granted: boolean }) => granted)
      .map(({ purpose }: { purpose: string }) => purpose)
    expect(consents).toHaveLength(5)
    expect(given.sort()).toEqual(['data', 'marketing', 'policy'])
    for (const { version, at } of consents) {
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
    }
  })

  it('names every invalid field at once', async () => {
    const answer = await register({ email: 'không phải', password: 'ngắn', phone: '123' })
    expect([answer.status, answer.body.error.message]).toEqual([400, '5 errors occurred'])
    const wrong = ['consent_data', 'consent_policy', 'email', 'password', 'phone']
    expect(paths(answer).sort()).toEqual(wrong)
    const unasked = await register({ ...fresh(), consent_policy: false })
    expect(unasked.body.error).toMatchObject({
      name: 'ValidationError',
      details: { errors: [{ path: ['consent_policy'], code: 'consent_required' }] },
    })
  })

  it('rejects a taken e-mail or username in any case, also of staff', async () => {
    const { email, username } = await asNewMember()
    for (const body of [
      { ...fresh(), email: email.toUpperCase() },
      { ...fresh(), username: username.toUpperCase() },
      { ...fresh(), email: process.env.STAFF_EMAIL },
    ]) {
      const { status, body: answer } = await register(body)
      expect([status, answer.error.message]).toEqual([400, 'Email or Username are already taken'])
    }
  })

  it('rejects an e-mail as a user name in the same way, known or not', async () => {
    const { email } = await asNewMember()
    const answers = await Promise.all(
      [email, `x-${email}`].map((username) => register({ ...fresh(), username })),
    )
    for (const { status, body } of answers) {
      expect([status, body.error.details.errors[0].path]).toEqual([400, ['username']])
    }
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  it('ignores a given role', async () => {
    const { body } = await register({
      ...fresh(),
      role: 2,
      confirmed: true,
      provider: 'google',
      id: 'cus_mine',
    })
    const me = (await get('/users/me?populate=role', body.jwt)).body
    expect([me.role.type, me.provider]).toEqual(['authenticated', 'local'])
    expect(me.id).not.toBe('cus_mine')
  })
})

describe('signing in', () => {
  it('accepts the e-mail or the username in any case', async () => {
    const { email, username, password, id } = await asNewMember()
    for (const identifier of [email, email.toUpperCase(), username, username.toUpperCase()]) {
      const { status, body } = await signIn(identifier, password)
      expect([status, body.user?.id]).toEqual([200, id])
    }
  })

  it('rejects every failure with the same answer', async () => {
    const { email } = await asNewMember()
    for (const identifier of [email, 'unknown@nas.test', 'khong-ai']) {
      const { status, body } = await signIn(identifier, 'sai mật khẩu')
      expect([status, body.error.message]).toEqual([400, 'Invalid identifier or password'])
    }
  })
})

describe('the profile', () => {
  it('changes only the named fields', async () => {
    const { id, token, email } = await asNewMember()
    const before = (await get('/users/me', token)).body
    const { status, body } = await change(id, { fullname: 'Trần Bích', phone: '0987654321' }, token)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      fullname: 'Trần Bích',
      phone: '0987654321',
      updatedAt: body.updatedAt,
    })
    expect(body.email).toBe(email)
  })

  it('never changes role, provider, confirmed or blocked', async () => {
    const { id, token } = await asNewMember()
    const before = (await get(`/users/${id}?populate=*`, staff)).body
    const wish = { role: 2, blocked: true, confirmed: !before.confirmed, provider: 'google' }
    for (const as of [token, staff]) {
      expect((await change(id, { ...wish, fullname: before.fullname }, as)).status).toBe(200)
    }
    const after = (await get(`/users/${id}?populate=*`, staff)).body
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt })
  })

  it('is only for its owner', async () => {
    const [mine, other] = await Promise.all([asNewMember(), asNewMember()])
    expect((await change(mine.id, { fullname: 'Kẻ lạ' }, other.token)).status).toBe(403)
    expect((await change(mine.id, { fullname: 'Kẻ lạ' })).status).toBe(403)
    expect((await change(mine.id, { fullname: 'Nhân viên' }, staff)).status).toBe(200)
    expect((await change('cus_unknown', { fullname: 'x' }, staff)).status).toBe(404)
  })

  it('rejects a taken username, and answers a taken e-mail like a free one', async () => {
    const [mine, other] = await Promise.all([asNewMember(), asNewMember()])
    const username = other.username.toUpperCase()
    const { status, body } = await change(mine.id, { username }, mine.token)
    expect([status, body.error.message]).toEqual([400, 'Email or Username are already taken'])
    const answers = []
    for (const email of [other.email, `moi-${other.email}`]) {
      const wished = { email, currentPassword: mine.password }
      answers.push((await change(mine.id, wished, mine.token)).body)
    }
    const [taken, free] = answers
    expect(taken).toEqual({ ...free, updatedAt: taken.updatedAt })
  })

  it('accepts the new e-mail at sign-in once its link was opened', async () => {
    const { id, token, email, password } = await asNewMember()
    const next = `moi-${email}`
    for (const currentPassword of [undefined, 'sai mật khẩu']) {
      const { status, body } = await change(id, { email: next, currentPassword }, token)
      expect([status, body.error.details.code]).toEqual([400, 'current_password_wrong'])
    }
    const changed = await change(id, { email: next, currentPassword: password }, token)
    expect(changed.body.email).toBe(email)
    expect((await signIn(next, password)).status).toBe(400)
    const { pending_email } = (await get('/app/account', token)).body.data
    expect(pending_email.email).toBe(next)
    const body = { code: await mailedCode(next) }
    const confirmed = await call('POST', '/app/confirmemail', { body })
    expect(confirmed.body).toEqual({ data: { state: 'done' } })
    expect((await signIn(next, password)).body.user.email).toBe(next)
  })

  it('stores viewed products and changed consents', async () => {
    const { id, token } = await asNewMember()
    expect((await change(id, { viewed: [3, 1], consent_marketing: true }, token)).status).toBe(200)
    const { viewed, consents } = (await get('/app/account', token)).body.data
    expect(viewed).toEqual([3, 1])
    expect(consents).toContainEqual(
      expect.objectContaining({ purpose: 'marketing', granted: true }),
    )
  })

  it('changes the password only with the current one, and ends other tokens', async () => {
    const { id, token, email, password } = await asNewMember()
    const next = randomUUID()
    for (const currentPassword of [undefined, 'sai', next]) {
      const answer = await change(id, { password: next, currentPassword }, token)
      expect([currentPassword, answer.status]).toEqual([currentPassword, 400])
      expect(paths(answer)).toContain('currentPassword')
    }
    expect((await change(id, { password: next, currentPassword: password }, staff)).status).toBe(
      400,
    )
    expect((await signIn(email, password)).status).toBe(200)
    expect((await change(id, { password: next, currentPassword: password }, token)).status).toBe(
      200,
    )
    expect((await get('/users/me', token)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(400)
    expect((await signIn(email, next)).status).toBe(200)
  })

  it('notifies the owner of a new e-mail and password in the language of the browser', async () => {
    const { id, token, email, password } = await asNewMember()
    const next = fresh().email.toLowerCase()
    await call('PUT', `/users/${id}`, {
      token,
      headers: { Cookie: 'locale=en' },
      body: { email: next, password: randomUUID(), currentPassword: password },
    })
    const notified = (address: string, subject: string) =>
      eventually(`"${subject}"`, async () => (await mailSubjects(address)).includes(subject))
    await notified(email, 'A new email was requested for your NAS account')
    await notified(next, 'Confirm the new email of your NAS account')
    await notified(email, 'Your NAS password was changed')
  })
})

describe('the list of users', () => {
  it('is a bare array only for staff, filtered, sorted and paged', async () => {
    const { id, email, token } = await asNewMember()
    const found = await get(`/users?filters[email]=${email}&populate=*`, staff)
    expect(found.body).toHaveLength(1)
    expect(found.body[0]).toMatchObject({ id, email, role: { type: 'authenticated' } })
    v.parse(v.array(userSchema), found.body)
    expect((await get(`/users?filters[email]=${email}`, staff)).body[0]).not.toHaveProperty('role')
    expect((await get('/users?limit=2&start=0&sort=createdAt:desc', staff)).body).toHaveLength(2)
    const count = await get('/users/count', staff)
    expect(count.body).toBeGreaterThan(1)
    expect((await get(`/users/count?filters[email]=${email}`, staff)).body).toBe(1)
    expect((await get('/users', token)).status).toBe(403)
    expect((await get('/users')).status).toBe(403)
  })

  it('cannot be filtered by secrets', async () => {
    for (const query of [
      'filters[password][$startsWith]=a',
      'filters[email_verified_at][$gt]=2020-01-01',
      'sort=password',
      'fields=password',
      'populate=addresses',
    ]) {
      expect([query, (await get(`/users?${query}`, staff)).status]).toEqual([query, 400])
    }
  })
})

describe('deleting an account', () => {
  const remove = (token?: string, currentPassword?: string) =>
    call('POST', '/app/deleteaccount', { body: { currentPassword }, ...(token && { token }) })

  it('removes the sign-in and the person from orders', async () => {
    const { id, token, email, username, password } = await asNewMember()
    const order = (await place({ email }, token)).body.data.id
    const unproved = await remove(token)
    expect([unproved.status, unproved.body.error.details.code]).toEqual([
      400,
      'current_password_wrong',
    ])
    const { status, body } = await remove(token, password)
    expect([status, body]).toEqual([200, { data: { ok: true } }])
    expect((await get('/users/me', token)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(400)
    expect((await signIn(username, password)).status).toBe(400)
    expect((await get(`/users/${id}`, staff)).status).toBe(404)
    const kept = await get(`/orders/${order}?populate=user`, staff)
    expect(kept.status).toBe(200)
    expect(kept.body.data.attributes.user).toEqual({ data: null })
    const again = await register({ ...fresh(), email, password })
    expect(again.status).toBe(200)
    expect((await get('/orders', again.body.jwt)).body.data).toEqual([])
  })

  it('ignores a given id, and is rejected for staff', async () => {
    const [mine, other] = await Promise.all([asNewMember(), asNewMember()])
    const currentPassword = mine.password
    const body = { id: other.id, user: other.id, currentPassword }
    await call('POST', '/app/deleteaccount', { body, token: mine.token })
    expect((await get('/users/me', other.token)).status).toBe(200)
    expect((await get('/users/me', mine.token)).status).toBe(401)
    expect((await remove(staff)).status).toBe(403)
    expect((await remove()).status).toBe(403)
  })
})
