import { createHash, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { beforeEach, describe, expect, test } from 'vitest'
import { setPassword } from '../src/accounts/workflows/passwords'
import deleteEndedSessions from '../src/jobs/delete-ended-sessions'
import { withAccountLock } from '../src/platform/locks/with-locks'
import { confirmEmail } from './support/changed-email'
import { staff } from './support/environment'
import { memberConsents } from './support/new-member'
import { useShop } from './support/shop'

const { shop } = useShop()

const password = 'mật khẩu thật dài'
const phone = { remember: true, device: 'Chrome, Android' }
const laptop = { remember: false, device: 'Firefox, Windows' }
let email = ''

const newEmail = () => `phien-${randomUUID()}@nas.test`

const signIn = async (session?: object, who = { email, password }) => {
  const body = { identifier: who.email, password: who.password, ...(session && { session }) }
  return (await shop.ask('/store/shop/sign-in', { body })).body
}
const me = async (token: string) => (await shop.ask('/store/shop/me', { token })).status
const renew = (refresh: string) => shop.ask('/store/shop/sessions/renew', { body: { refresh } })
const list = async (token: string) =>
  (await shop.ask('/store/shop/me/sessions', { token })).body.sessions
const end = (token: string, session: string) =>
  shop.ask('/store/shop/me/sessions/end', { token, body: { session } })
const change = (token: string, body: object) =>
  shop.ask('/store/shop/me', { token, body: { locale: 'vi', ...body } })
const claimsOf = (token: string) => jwt.decode(token) as jwt.JwtPayload

beforeEach(async () => {
  email = newEmail()
  const body = { email, password, phone: '0912345678', consents: memberConsents }
  expect((await shop.ask('/store/shop/register', { body })).status).toBe(200)
})

describe('a token', () => {
  test('contains issuer, audience and session, and of the person only the id', async () => {
    const { token, person } = await signIn(phone)
    const { iat, exp, sid, ...claims } = claimsOf(token)
    expect(claims).toEqual({
      actor_type: 'customer',
      actor_id: person.id,
      auth_identity_id: expect.any(String),
      iss: 'nas-commerce',
      aud: 'nas-shop',
    })
    expect(sid).toMatch(/^ses_/)
    expect((exp ?? 0) - (iat ?? 0)).toBe(30 * 60)
  })

  test('signed with the former key is valid and renewable during rotation, with any other key never', async () => {
    const { token, refresh } = await signIn(phone)
    const { COMMERCE_JWT_SECRET: key = '', COMMERCE_JWT_SECRET_PREVIOUS: previous = '' } =
      process.env
    const by = (secret: string, given: string) => jwt.sign(claimsOf(given), secret)
    expect((await renew(by('a key that was never ours, however long', refresh.token))).status).toBe(
      401,
    )
    expect((await renew(by(previous, token))).status).toBe(401)
    expect(await me(by(previous, token))).toBe(200)
    expect(await me(by(previous, refresh.token))).toBe(401)
    expect(await me(jwt.sign({ ...claimsOf(token), exp: 1 }, previous))).toBe(401)
    const { token: ofStaff } = await signIn(phone, staff)
    expect((await shop.ask('/admin/shop/me', { token: by(previous, ofStaff) })).status).toBe(200)
    const { status, body } = await renew(by(previous, refresh.token))
    expect(status).toBe(200)
    expect(() => jwt.verify(body.token, key)).not.toThrow()
    expect(() => jwt.verify(body.refresh.token, key)).not.toThrow()
    expect(await me(body.token)).toBe(200)
  })

  test('of a client without cookies is valid for a day and not renewed', async () => {
    const { token, refresh } = await signIn()
    const { iat = 0, exp = 0 } = claimsOf(token)
    expect(exp - iat).toBeGreaterThan(24 * 3600 - 60)
    expect(exp - iat).toBeLessThanOrEqual(24 * 3600)
    expect(refresh).toBeNull()
  })

  test('without a signature or signed with another secret is rejected', async () => {
    const { token } = await signIn(phone)
    const [, body, signature] = token.split('.')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    const forged = [
      jwt.sign(claimsOf(token), '', { algorithm: 'none' }),
      `${unsigned}.${body}.${signature}`,
      jwt.sign(claimsOf(token), 'another secret of thirty-two characters'),
    ]
    for (const one of forged) expect(await me(one)).toBe(401)
    expect(await me(token)).toBe(200)
  })

  test('of one kind is rejected in place of the other', async () => {
    const { token, refresh } = await signIn(phone)
    expect(await me(refresh.token)).toBe(401)
    expect((await renew(token)).status).toBe(401)
    expect(await me(token)).toBe(200)
  })

  test('of staff is valid for twelve hours, and for half an hour without a call', async () => {
    const { token, refresh } = await signIn({ remember: true, device: null }, staff)
    const hours = (Date.parse(refresh.ends_at) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(12)
    const staffMe = async () => (await shop.ask('/admin/shop/me', { token })).status
    const leaveAlone = (minutes: number) =>
      shop.rows(
        'update account_session set used_at = now() - make_interval(mins => ?) where id = ?',
        [minutes, claimsOf(token).sid],
      )
    await leaveAlone(29)
    expect(await staffMe()).toBe(200)
    // The call itself was a use.
    await leaveAlone(29)
    expect(await staffMe()).toBe(200)
    await leaveAlone(31)
    expect(await staffMe()).toBe(401)
    expect((await renew(refresh.token)).status).toBe(401)
  })
})

describe('renewing', () => {
  test('returns a new token of the same session', async () => {
    const first = await signIn(phone)
    const { body: next } = await renew(first.refresh.token)
    expect(next.remember).toBe(true)
    expect(claimsOf(next.token).sid).toBe(claimsOf(first.token).sid)
    expect(next.refresh.ends_at).toBe(first.refresh.ends_at)
    expect(await me(next.token)).toBe(200)
    expect((await renew(next.refresh.token)).status).toBe(200)
  })

  test('keeps the session in two concurrent tabs and after a lost response', async () => {
    const { refresh } = await signIn(laptop)
    const tabs = await Promise.all([1, 2, 3].map(() => renew(refresh.token)))
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200])
    // The browser stores one of the three; that response may be lost again, even overnight.
    const kept = tabs[1]?.body.refresh.token
    expect((await renew(kept)).status).toBe(200)
    await shop.rows(`update account_session set used_at = now() - interval '9 hours'`)
    const late = await renew(kept)
    expect(late.status).toBe(200)
    expect(await me(late.body.token)).toBe(200)
  })

  test('with a replaced token ends the session for thief and owner', async () => {
    const { refresh: stolen } = await signIn(phone)
    const { body: owner } = await renew(stolen.token)
    const { body: later } = await renew(owner.refresh.token)
    expect((await renew(stolen.token)).status).toBe(401)
    expect(await me(later.token)).toBe(401)
    expect((await renew(later.refresh.token)).status).toBe(401)
  })

  test('by thief and owner in turn is detected', async () => {
    const { refresh } = await signIn(phone)
    const { body: thief } = await renew(refresh.token)
    const { body: owner } = await renew(refresh.token)
    expect((await renew(thief.refresh.token)).status).toBe(200)
    expect((await renew(owner.refresh.token)).status).toBe(401)
    expect(await me(thief.token)).toBe(401)
  })

  test('rejects a forged token', async () => {
    const { refresh } = await signIn(phone)
    const claims = claimsOf(refresh.token)
    const forged = [
      jwt.sign(claims, 'another secret of thirty-two characters'),
      jwt.sign(claims, '', { algorithm: 'none' }),
      `${refresh.token}x`,
    ]
    for (const token of forged) expect((await renew(token)).status).toBe(401)
    expect((await renew(refresh.token)).status).toBe(200)
  })
})

describe('a session', () => {
  test('is listed and ended only by its owner', async () => {
    const here = await signIn(phone)
    const there = await signIn(laptop)
    const sessions = await list(here.token)
    expect(sessions).toMatchObject([
      { device: 'Firefox, Windows', current: false },
      { device: 'Chrome, Android', current: true },
      { device: null, current: false },
    ])
    const stranger = await signIn(phone, { email: (await registered()).email, password })
    const other = sessions[0].id
    expect((await end(stranger.token, other)).status).toBe(404)
    expect(await me(there.token)).toBe(200)
    const ended = await end(here.token, other)
    expect(ended.body.sessions).toHaveLength(2)
    expect(await me(there.token)).toBe(401)
    expect((await renew(there.refresh.token)).status).toBe(401)
    expect((await end(here.token, 'others')).body.sessions).toMatchObject([{ current: true }])
    expect(await me(here.token)).toBe(200)
  })

  test('ends at sign-out, with the access token or the refresh token', async () => {
    const here = await signIn(phone)
    const there = await signIn(laptop)
    const body = { refresh: here.refresh.token }
    expect((await shop.ask('/store/shop/sessions/end', { body })).status).toBe(200)
    expect([await me(here.token), await me(there.token)]).toEqual([401, 200])
    expect((await end(there.token, 'current')).status).toBe(200)
    expect(await me(there.token)).toBe(401)
  })

  test('ends on every device when the password changes', async () => {
    const here = await signIn(phone)
    const there = await signIn(laptop)
    const changed = { password: 'ein anderes langes', current_password: password }
    expect((await change(here.token, changed)).status).toBe(200)
    expect([await me(here.token), await me(there.token)]).toEqual([401, 401])
    expect((await renew(there.refresh.token)).status).toBe(401)
  })

  test('ends when the e-mail changes, except on the device that changed it', async () => {
    const here = await signIn(phone)
    const there = await signIn(laptop)
    const changed = { email: newEmail(), current_password: password }
    expect((await change(here.token, changed)).status).toBe(200)
    expect([await me(here.token), await me(there.token)]).toEqual([200, 200])
    expect((await confirmEmail(shop, here.person.id)).status).toBe(200)
    expect([await me(here.token), await me(there.token)]).toEqual([200, 401])
  })

  test('ends when staff block the customer; only the right password reveals the block', async () => {
    const here = await signIn(phone)
    const token = await shop.staffToken()
    const block = (id: string, blocked: boolean) =>
      shop.ask(`/admin/shop/users/${id}/blocked`, { token, body: { blocked } })
    expect((await block(here.person.id, true)).body.person.blocked).toBe(true)
    expect(await me(here.token)).toBe(401)
    expect((await renew(here.refresh.token)).status).toBe(401)
    expect(await signIn(phone)).toMatchObject({ code: 'account_blocked' })
    expect(await signIn(phone, { email, password: 'not it' })).toMatchObject({
      code: 'invalid_credentials',
    })
    await block(here.person.id, false)
    expect(await me((await signIn(phone)).token)).toBe(200)
    // Its sessions are not restored.
    expect(await me(here.token)).toBe(401)
    const self = (await signIn(phone, staff)).person.id
    expect((await block(self, true)).status).toBe(403)
    const byMember = { token: (await signIn()).token, body: { blocked: true } }
    expect((await shop.ask(`/admin/shop/users/${self}/blocked`, byMember)).status).toBe(401)
  })

  test('does not start with a password that is being replaced', async () => {
    const { person } = await signIn(phone)
    const { late } = await withAccountLock(shop.container, person.id, async () => {
      const late = signIn(laptop)
      await setPassword(shop.container, person, 'langes neues wort', { provesEmail: false })
      return { late }
    })
    expect(await late).toMatchObject({ code: 'invalid_credentials' })
  })

  test.each([
    ['a browser that remembers', phone, 180 * 24, false],
    ['a browser that forgets', laptop, 30 * 24, false],
    ['staff', phone, 12, true],
  ])(
    'of %s expires at its end although it was just used',
    async (_who, session, hours, isStaff) => {
      const { token, refresh } = await signIn(session, isStaff ? staff : undefined)
      const { sid } = claimsOf(token)
      const path = isStaff ? '/admin/shop/me' : '/store/shop/me'
      const used = async () => (await shop.ask(path, { token })).status
      const [row] = await shop.rows(
        `select extract(epoch from ends_at - created_at)::float / 3600 as hours
       from account_session where id = ?`,
        [sid],
      )
      expect(row?.hours).toBeCloseTo(hours, 1)
      expect(await used()).toBe(200)
      await shop.rows('update account_session set ends_at = now() where id = ?', [sid])
      expect(await used()).toBe(401)
      expect((await renew(refresh.token)).status).toBe(401)
    },
  )

  test('that is unused is deleted by the job', async () => {
    const { token, person } = await signIn(laptop)
    await shop.rows(
      `update account_session set used_at = now() - interval '2 days' where account_id = ?`,
      [person.id],
    )
    expect(await me(token)).toBe(401)
    await deleteEndedSessions(shop.container)
    const left = await shop.rows('select device from account_session where account_id = ?', [
      person.id,
    ])
    expect(left).toEqual([])
  })
})

describe('a code for Payload’s admin', () => {
  const verifier = 'only this browser has it'
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const ask = (token: string, body: object = { challenge }) =>
    shop.ask('/admin/shop/me/editor-code', { token, body })
  const read = (body: object) => shop.ask('/store/shop/editor-code', { body })

  test('names the member of staff to a caller with its verifier', async () => {
    const { token, person } = await signIn(laptop, staff)
    const { code } = (await ask(token)).body
    expect(await read({ code, verifier })).toMatchObject({
      status: 200,
      body: { staff: person.id, name: expect.stringMatching(/./), second_factor: false },
    })
    const over = { status: 400, body: { code: 'link_expired' } }
    expect(await read({ code, verifier: 'another browser' })).toMatchObject(over)
    expect(await read({ code: token, verifier })).toMatchObject(over)
    expect(await read({ code: `${code}x`, verifier })).toMatchObject(over)
    expect((await read({ code })).status).toBe(400)
    expect((await ask(token, { challenge: 'short' })).status).toBe(400)
  })

  test('is not valid after a minute, nor after its session', async () => {
    const { token } = await signIn(laptop, staff)
    const { code } = (await ask(token)).body
    const claims = jwt.decode(code) as jwt.JwtPayload
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60)
    await shop.rows('delete from account_session where id = ?', [claims.sid])
    expect(await read({ code, verifier })).toMatchObject({ body: { code: 'link_expired' } })
  })

  test('is not given to members', async () => {
    const { token } = await signIn(laptop)
    expect((await ask(token)).status).toBe(401)
  })
})

async function registered() {
  const body = { email: newEmail(), password, phone: '0912345678', consents: memberConsents }
  await shop.ask('/store/shop/register', { body })
  return body
}

describe('the owner', () => {
  test('gives the current password to change e-mail or password and to delete the account', async () => {
    const { token } = await signIn(phone)
    const wrong = { status: 400, body: { code: 'current_password_wrong' } }
    for (const current_password of [undefined, 'not it']) {
      expect(await change(token, { email: newEmail(), current_password })).toMatchObject(wrong)
      expect(await change(token, { password: 'langes neues', current_password })).toMatchObject(
        wrong,
      )
      const body = { current_password }
      expect(await shop.ask('/store/shop/me/delete', { token, body })).toMatchObject(wrong)
    }
    expect((await change(token, { fullname: 'Mới' })).status).toBe(200)
    const body = { current_password: password }
    expect((await shop.ask('/store/shop/me/delete', { token, body })).status).toBe(200)
    expect(await me(token)).toBe(401)
  })

  test('without a password needs a fresh sign-in instead', async () => {
    const { person, token } = await signIn(phone)
    await shop.rows(`delete from provider_identity where entity_id = ?`, [person.email])
    await shop.rows(
      `update account_session set created_at = now() - interval '11 minutes' where account_id = ?`,
      [person.id],
    )
    const remove = () => shop.ask('/store/shop/me/delete', { token, body: {} })
    expect(await remove()).toMatchObject({ status: 400, body: { code: 'sign_in_again' } })
    await shop.rows(`update account_session set created_at = now() where account_id = ?`, [
      person.id,
    ])
    expect((await remove()).status).toBe(200)
  })

  test('of a staff account is the only one to change its sign-in', async () => {
    const owner = await signIn(phone, staff)
    const [other] = await shop.rows<{ id: string }>(
      `insert into "user" (id, email, first_name) values ('user_other', 'other@nas.test', 'An')
       on conflict do nothing returning id`,
    )
    const path = `/admin/shop/users/${other?.id}`
    const ask = (body: object) => shop.ask(path, { token: owner.token, body })
    expect((await ask({ email: newEmail() })).status).toBe(403)
    expect((await ask({ username: 'chiếm lấy' })).status).toBe(403)
    expect((await ask({ fullname: 'Bình' })).status).toBe(200)
    await shop.rows('delete from account where id = ?', [other?.id ?? ''])
    await shop.rows('delete from sign_in_name where account_id = ?', [other?.id ?? ''])
    await shop.rows('delete from "user" where id = ?', [other?.id ?? ''])
  })
})
