import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { encryptSecret, reencryptFactors } from '../src/accounts/workflows/factor-secrets'
import { makeSocialIdentity } from '../src/accounts/workflows/identities'
import { issueResetCode } from '../src/accounts/workflows/reset-codes'
import { socialSignIn } from '../src/accounts/workflows/social-sign-in'
import { settings } from '../src/platform/settings/settings'
import { cutOff } from './support/crashes'
import { password } from './support/new-member'
import { newStaff } from './support/new-staff'
import { runningSettings } from './support/running-settings'
import { useShop } from './support/shop'

const { shop } = useShop()

const browser = { remember: false, device: 'Firefox, Windows' }
const own = '/admin/shop/me/second-factor'
let id = ''
let email = ''

const signIn = (word = password) =>
  shop.ask('/store/shop/sign-in', {
    body: { identifier: email, password: word, session: browser },
  })
const answer = (challenge: string, code: string) =>
  shop.ask('/store/shop/sign-in/second-factor', { body: { challenge, code, session: browser } })
const token = async () => (await signIn()).body.token as string
const begin = (as: string, body: object = {}) =>
  shop.ask(own, { token: as, body: { current_password: password, ...body } })
const confirm = (as: string, code: string) =>
  shop.ask(`${own}/confirm`, { token: as, body: { code } })
const me = async (as: string, path = '/admin/shop/me') =>
  (await shop.ask(path, { token: as })).status

/** The code that an app with this secret shows so many periods from now. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 })

/** Resets the last used step, so that the current one is free again. */
const forgetSteps = () =>
  shop.rows('update second_factor set used_step = 0 where account_id = ?', [id])

async function enrolled() {
  const as = await token()
  const { secret } = (await begin(as)).body
  const { codes } = (await confirm(as, codeOf(secret))).body
  await forgetSteps()
  return { as, secret: secret as string, codes: codes as string[] }
}

async function challenge(): Promise<string> {
  return (await signIn()).body.challenge
}

beforeEach(async () => {
  // The clock is in the middle of a code's 30 seconds, so that no test crosses its end.
  const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000
  vi.useFakeTimers({ toFake: ['Date'], now })
  ;({ id, email } = await newStaff(shop, 'manager'))
})

afterEach(() => {
  vi.useRealTimers()
  Object.assign(runningSettings(), { SECOND_FACTOR_FROM: undefined, SECOND_FACTOR: 'off' })
})

describe('setting up', () => {
  test('requires the password and a code of the new app', async () => {
    const as = await token()
    expect((await begin(as, { current_password: 'sai' })).body.code).toBe('current_password_wrong')
    expect((await confirm(as, '123456')).body.code).toBe('factor_not_begun')
    const { secret, uri } = (await begin(as)).body
    expect(uri).toMatch(/^otpauth:\/\/totp\/NAS%20Shop:nhan-vien-.*secret=/)
    expect((await confirm(as, codeOf(secret, 3))).body.code).toBe('factor_code_wrong')
    // No factor is active yet.
    expect((await signIn()).body.token).toBeTruthy()
    const { codes } = (await confirm(as, codeOf(secret))).body
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect(await me(as)).toBe(200)
  })

  test('stores the secret encrypted for one account, and recovery codes hashed', async () => {
    const { secret, codes } = await enrolled()
    const [row] = await shop.rows('select * from second_factor where account_id = ?', [id])
    const kept = JSON.stringify([row, await shop.rows('select * from recovery_code')])
    for (const text of [secret, codes[0] ?? '', (codes[0] ?? '').replaceAll('-', '')]) {
      expect(kept).not.toContain(text)
    }
    // An attacker with write access to the database copies an app into the row of another account.
    await shop.rows('update second_factor set secret = ? where account_id = ?', [
      encryptSecret(secret, 'user_of_the_attacker'),
      id,
    ])
    expect((await answer(await challenge(), codeOf(secret))).body.code).toBe('factor_code_wrong')
  })

  test('survives key rotation: the former key decrypts, the current key re-encrypts', async () => {
    const { secret } = await enrolled()
    const { SECOND_FACTOR_KEY: today, SECOND_FACTOR_KEY_PREVIOUS: before = '' } = settings()
    Object.assign(settings(), { SECOND_FACTOR_KEY: before })
    const encrypted = encryptSecret(secret, id)
    Object.assign(settings(), { SECOND_FACTOR_KEY: today })
    await shop.rows('update second_factor set secret = ? where account_id = ?', [encrypted, id])
    const tryCode = async () => (await answer(await challenge(), codeOf(secret))).status
    expect(await tryCode()).toBe(200)
    await forgetSteps()
    runningSettings().SECOND_FACTOR_KEY_PREVIOUS = undefined
    expect(await tryCode()).toBe(400)
    expect(await reencryptFactors(shop.container)).toBe(1)
    expect(await reencryptFactors(shop.container)).toBe(0)
    expect(await tryCode()).toBe(200)
    runningSettings().SECOND_FACTOR_KEY_PREVIOUS = before
  })

  test('ends the sessions opened without it, and earlier challenges', async () => {
    const other = await token()
    const { as, secret } = await enrolled()
    expect([await me(as), await me(other)]).toEqual([200, 401])
    const old = await challenge()
    const moved = (await begin(as, { code: codeOf(secret) })).body
    expect((await confirm(as, codeOf(moved.secret))).status).toBe(200)
    expect((await answer(old, codeOf(moved.secret, 1))).body.code).toBe('challenge_over')
  })

  test('on a new phone requires a code of the old one, which stays valid until then', async () => {
    const { as, secret, codes } = await enrolled()
    expect((await begin(as)).body.code).toBe('factor_code_wrong')
    const { body: moved } = await begin(as, { code: codeOf(secret) })
    expect((await answer(await challenge(), codeOf(secret, 1))).status).toBe(200)
    expect((await confirm(as, codeOf(moved.secret))).status).toBe(200)
    expect((await answer(await challenge(), codeOf(secret, 1))).body.code).toBe('factor_code_wrong')
    expect((await answer(await challenge(), codes[0] ?? '')).body.code).toBe('factor_code_wrong')
    expect((await answer(await challenge(), codeOf(moved.secret, 1))).status).toBe(200)
  })

  test('has no effect before it is confirmed', async () => {
    const { as, secret } = await enrolled()
    await begin(as, { code: codeOf(secret) })
    const state = await shop.ask(own, { token: as })
    expect(state.body.second_factor).toMatchObject({ recoveryCodes: 10, due: false })
    expect((await answer(await challenge(), codeOf(secret, 1))).status).toBe(200)
  })
})

describe('signing in', () => {
  test('the password alone returns a challenge and no token', async () => {
    await enrolled()
    expect((await signIn()).body).toEqual({ challenge: expect.any(String), account: id })
    expect((await signIn('sai')).body.code).toBe('invalid_credentials')
  })

  test.each([-1, 0, 1])('accepts a code %i periods from now', async (periods) => {
    const { secret } = await enrolled()
    const { status, body } = await answer(await challenge(), codeOf(secret, periods))
    expect([status, body.person.id]).toEqual([200, id])
    expect(await me(body.token)).toBe(200)
  })

  test.each([-3, 3])('rejects a code %i periods from now', async (periods) => {
    const { secret } = await enrolled()
    const { body } = await answer(await challenge(), codeOf(secret, periods))
    expect(body).toMatchObject({ code: 'factor_code_wrong', account: id })
  })

  test('accepts a code once, and no earlier code after it', async () => {
    const { secret } = await enrolled()
    expect((await answer(await challenge(), codeOf(secret))).status).toBe(200)
    for (const periods of [0, -1]) {
      const { body } = await answer(await challenge(), codeOf(secret, periods))
      expect(body.code).toBe('factor_code_wrong')
    }
  })

  test('of two concurrent calls with one code, one signs in', async () => {
    const { secret } = await enrolled()
    const challenges = [await challenge(), await challenge()]
    const code = codeOf(secret)
    const answers = await Promise.all(challenges.map((one) => answer(one, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a challenge is valid once, for ten minutes, until the password changes', async () => {
    const { secret } = await enrolled()
    const first = await challenge()
    expect((await answer(first, codeOf(secret, -1))).status).toBe(200)
    expect((await answer(first, codeOf(secret))).body.code).toBe('challenge_over')
    const late = await challenge()
    await shop.rows('update sign_in_challenge set expires_at = now() where account_id = ?', [id])
    expect((await answer(late, codeOf(secret))).body.code).toBe('challenge_over')
    const before = await challenge()
    const code = await issueResetCode(shop.container, { actor: 'user', id })
    const body = { code, password: 'một mật khẩu rất khác', session: browser }
    const reset = await shop.ask('/store/shop/reset-password', { body })
    // The mailed link alone is not enough either.
    expect(reset.body).toEqual({ challenge: expect.any(String), account: id })
    expect((await answer(before, codeOf(secret))).body.code).toBe('challenge_over')
    expect((await answer(reset.body.challenge, codeOf(secret))).status).toBe(200)
  })

  test('after five wrong codes each further attempt must wait, also with a right code', async () => {
    const { secret, codes } = await enrolled()
    const asked = await challenge()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await answer(asked, '000000')).body.code).toBe('factor_code_wrong')
    }
    const { body } = await answer(asked, codeOf(secret))
    expect([body.code, body.wait]).toEqual(['too_many_codes', 1])
    expect((await answer(await challenge(), codes[0] ?? '')).body.code).toBe('too_many_codes')
    await shop.rows(
      "update second_factor set failures = 40, failed_at = now() - interval '9 minutes' where account_id = ?",
      [id],
    )
    expect((await answer(asked, codeOf(secret))).body.code).toBe('too_many_codes')
    await shop.rows(
      "update second_factor set failed_at = now() - interval '10 minutes' where account_id = ?",
      [id],
    )
    expect((await answer(asked, codeOf(secret))).status).toBe(200)
    const [row] = await shop.rows('select failures from second_factor where account_id = ?', [id])
    expect(row.failures).toBe(0)
  })

  test('by Google or Facebook is rejected for staff, even if linked', async () => {
    const identity = { provider: 'google', subject: randomUUID(), email_verified: true } as const
    await makeSocialIdentity(shop.container, { actor: 'user', id }, 'google', identity.subject)
    for (const subject of [identity.subject, randomUUID()]) {
      const social = { ...identity, subject, email, name: null, consents: [], session: browser }
      const refused = socialSignIn(shop.container, social)
      await expect(refused).rejects.toMatchObject({ code: 'staff_account' })
    }
  })
})

describe('a process that is killed', () => {
  test('after it accepted a code leaves no session, and the next code signs in', async () => {
    const { secret } = await enrolled()
    const asked = await challenge()
    cutOff(shop, ['shop_account.factors', 'endChallenge'], 'after')
    const sessions = 'select id from account_session where account_id = ?'
    const before = await shop.rows(sessions, [id])
    expect((await answer(asked, codeOf(secret))).status).toBe(500)
    expect(await shop.rows(sessions, [id])).toEqual(before)
    expect((await answer(asked, codeOf(secret, 1))).body.code).toBe('challenge_over')
    expect((await answer(await challenge(), codeOf(secret, 1))).status).toBe(200)
  })

  test('after it confirmed the app leaves it active, and the unseen codes can be renewed', async () => {
    const as = await token()
    const { secret } = (await begin(as)).body
    cutOff(shop, ['shop_account.factors', 'confirmFactor'], 'after')
    expect((await confirm(as, codeOf(secret))).status).toBe(500)
    expect((await signIn()).body.challenge).toBeTruthy()
    const body = { current_password: password, code: codeOf(secret, 1) }
    const renewed = await shop.ask(`${own}/recovery-codes`, { token: as, body })
    expect(renewed.body.codes).toHaveLength(10)
  })
})

describe('a recovery code', () => {
  test('replaces the app once, in any notation, and the owner is notified', async () => {
    const { codes } = await enrolled()
    const typed = ` ${(codes[3] ?? '').toLowerCase().replaceAll('-', ' ')} `
    const { status, body } = await answer(await challenge(), typed)
    expect(status).toBe(200)
    expect((await answer(await challenge(), codes[3] ?? '')).body.code).toBe('factor_code_wrong')
    const state = await shop.ask(own, { token: body.token })
    expect(state.body.second_factor.recoveryCodes).toBe(9)
    const mails = await shop.rows(
      "select template from outgoing_mail where recipient = ? and template = 'recovery-code-used'",
      [email],
    )
    expect(mails).toHaveLength(1)
  })

  test('is accepted in one of two concurrent calls', async () => {
    const { codes } = await enrolled()
    const challenges = [await challenge(), await challenge()]
    const answers = await Promise.all(challenges.map((one) => answer(one, codes[0] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('allows the owner to move to a new phone', async () => {
    const { codes } = await enrolled()
    const { body } = await answer(await challenge(), codes[0] ?? '')
    const moved = (await begin(body.token, { code: codes[1] })).body
    expect((await confirm(body.token, codeOf(moved.secret))).status).toBe(200)
    expect((await answer(await challenge(), codeOf(moved.secret, 1))).status).toBe(200)
  })

  test('is invalid once the codes are renewed with password and code', async () => {
    const { as, secret, codes } = await enrolled()
    const renew = (body: object) =>
      shop.ask(`${own}/recovery-codes`, {
        token: as,
        body: { current_password: password, ...body },
      })
    expect((await renew({ code: '000000' })).body.code).toBe('factor_code_wrong')
    const wrong = { current_password: 'sai', code: codeOf(secret) }
    expect((await renew(wrong)).body.code).toBe('current_password_wrong')
    const renewed = (await renew({ code: codeOf(secret) })).body.codes
    expect(renewed).toHaveLength(10)
    expect((await answer(await challenge(), codes[0] ?? '')).body.code).toBe('factor_code_wrong')
    expect((await answer(await challenge(), renewed[0])).status).toBe(200)
  })
})

describe('the roles that require it', () => {
  test.each(['manager', 'accountant'] as const)(
    'let a %s only set it up after signing in',
    async (role) => {
      runningSettings().SECOND_FACTOR = 'on'
      ;({ id, email } = await newStaff(shop, role))
      const as = await token()
      for (const path of ['orders', 'users', 'statistics/orders', 'me/account', 'trail']) {
        expect([path, await me(as, `/admin/shop/${path}`)]).toEqual([path, 403])
      }
      const duties = { token: as, method: 'POST', body: { duties: ['manager'] } }
      expect((await shop.ask(`/admin/shop/users/${id}/roles`, duties)).status).toBe(403)
      const { secret } = (await begin(as)).body
      expect((await confirm(as, codeOf(secret))).status).toBe(200)
      expect(await me(as, '/admin/shop/orders')).toBe(200)
    },
  )

  test('do not include the order desk', async () => {
    runningSettings().SECOND_FACTOR = 'on'
    ;({ id, email } = await newStaff(shop, 'order-desk'))
    expect(await me(await token(), '/admin/shop/orders')).toBe(200)
  })

  test('apply from the next call to a person who becomes a manager', async () => {
    runningSettings().SECOND_FACTOR = 'on'
    ;({ id, email } = await newStaff(shop, 'warehouse'))
    const as = await token()
    expect(await me(as, '/admin/shop/orders')).toBe(200)
    await shop.rows(`update account set duties = '{manager}' where id = ?`, [id])
    expect(await me(as, '/admin/shop/orders')).toBe(403)
  })
})

describe('the date from which it is required', () => {
  test('allows staff without a second factor only to set one up', async () => {
    runningSettings().SECOND_FACTOR_FROM = '2020-01-31'
    const as = await token()
    expect((await shop.ask('/admin/shop/me', { token: as })).body.factor_due).toBe(true)
    for (const path of ['/admin/shop/orders', '/admin/shop/users', '/admin/shop/me/account']) {
      expect(await me(as, path)).toBe(403)
    }
    const change = { token: as, body: { fullname: 'Kẻ lạ', locale: 'vi' } }
    expect((await shop.ask('/admin/shop/me', change)).status).toBe(403)
    expect(await me(as, '/admin/shop/me/sessions')).toBe(200)
    const { secret } = (await begin(as)).body
    expect((await confirm(as, codeOf(secret))).status).toBe(200)
    expect(await me(as, '/admin/shop/orders')).toBe(200)
    expect((await shop.ask('/admin/shop/me', { token: as })).body.factor_due).toBe(false)
  })

  test('is announced in advance and has no effect before', async () => {
    runningSettings().SECOND_FACTOR_FROM = '2099-12-31'
    const as = await token()
    expect(await me(as, '/admin/shop/orders')).toBe(200)
    expect((await shop.ask(own, { token: as })).body.second_factor).toEqual({
      enrolledAt: null,
      recoveryCodes: 0,
      requiredFrom: '2099-12-31',
      due: false,
    })
  })
})

describe('resetting it', () => {
  const reset = (as: string, user: string) =>
    shop.ask(`/admin/shop/users/${user}/second-factor/reset`, { token: as, body: {} })

  test('deletes app, codes, sessions and challenges of a colleague, who is notified', async () => {
    const { as, codes } = await enrolled()
    const asked = await challenge()
    const manager = await shop.staffToken()
    expect((await reset(manager, id)).body.person.id).toBe(id)
    expect(await me(as)).toBe(401)
    expect((await answer(asked, codes[0] ?? '')).body.code).toBe('challenge_over')
    expect((await signIn()).body.token).toBeTruthy()
    const mails = await shop.rows(
      "select template from outgoing_mail where recipient = ? and template = 'second-factor-changed'",
      [email],
    )
    expect(mails).toHaveLength(2)
  })

  test('is rejected for oneself, and by members and visitors', async () => {
    const { as } = await enrolled()
    expect((await reset(as, id)).status).toBe(403)
    const member = await shop.memberToken()
    expect((await reset(member, id)).status).toBe(401)
    const { body } = await shop.ask('/store/shop/me', { token: member })
    expect((await reset(as, body.person.id)).status).toBe(404)
  })
})
