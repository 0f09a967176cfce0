import { Modules } from '@medusajs/framework/utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { findResetCode, issueResetCode, ownerOfEmail } from '../src/accounts/workflows/reset-codes'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { confirmEmail } from './support/changed-email'
import { staff } from './support/environment'
import { codeIn, useMailbox } from './support/mailbox'
import { connect, newMember, password, signIn } from './support/new-member'
import { useShop } from './support/shop'

const { shop } = useShop()
const mailbox = useMailbox()

const maxRounds = 60

/**
 * Expects two calls to take about the same time. The fastest of each are compared, in as many
 * rounds as a busy machine needs: other work slows single calls down, but skipped work always
 * shows.
 */
async function expectSamePace(
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
): Promise<void> {
  const fastest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number]
  const ratio = () => fastest[0] / fastest[1]
  for (let round = 0; round < maxRounds && !(ratio() > 0.5 && ratio() < 2); round += 1) {
    for (const [kind, call] of [one, other].entries()) {
      const started = performance.now()
      await call(round)
      fastest[kind as 0 | 1] = Math.min(fastest[kind as 0 | 1], performance.now() - started)
    }
  }
  expect(ratio()).toBeGreaterThan(0.5)
  expect(ratio()).toBeLessThan(2)
}

beforeEach(async () => {
  mailbox.mails.length = 0
  await shop.rows('delete from outgoing_mail')
})

const fresh = 'hoa-cuc-thang-ba'
const forgot = (email: string, locale?: string) =>
  shop.ask('/store/shop/forgot-password', { body: { email, locale } })
const reset = (code: string, secret = fresh) =>
  shop.ask('/store/shop/reset-password', { body: { code, password: secret } })
const deliver = () => sendDueEmails(shop.container, mailbox.transport, emailTemplates)
const me = (token: string) => shop.ask('/store/shop/orders', { token })
const refused = { status: 400, body: { code: 'code_incorrect' } }

/** The mailed code for this address. */
async function mailedCode(email: string): Promise<string> {
  await forgot(email)
  await deliver()
  return codeIn(mailbox.mails, email)
}

describe('a code that came by mail', () => {
  test('replaces the password, proves the e-mail and signs in; older tokens stop', async () => {
    const { id, email, token } = await newMember(shop, 'quen.mat@example.com')
    expect((await me(token)).status).toBe(200)
    const { status, body } = await reset(await mailedCode(email))
    expect(status).toBe(200)
    expect(body.person).toMatchObject({ id, actor: 'customer', email, confirmed: true })
    expect((await me(body.token)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect(await signIn(shop, email, password)).toBeUndefined()
    expect((await me(await signIn(shop, email, fresh))).status).toBe(200)
  })

  test('stays valid after a weak password was rejected', async () => {
    const { email } = await newMember(shop, 'de.doan@example.com')
    const code = await mailedCode(email)
    expect(await reset(code, 'iloveyou')).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [{ path: ['password'], code: 'password_common' }] },
    })
    expect((await reset(code)).status).toBe(200)
  })

  test('works once', async () => {
    const { email } = await newMember(shop, 'mot.lan@example.com')
    const code = await mailedCode(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await reset(code)).toMatchObject(refused)
    expect(await findResetCode(shop.container, code)).toBeNull()
  })

  test('invalidates the code before it', async () => {
    const { email } = await newMember(shop, 'hai.ma@example.com')
    const older = await mailedCode(email)
    const newer = await mailedCode(email)
    expect(await reset(older)).toMatchObject(refused)
    expect((await reset(newer)).status).toBe(200)
  })

  test('to a former address no longer opens the account', async () => {
    const { id, email, token } = await newMember(shop, 'dia.chi.cu@example.com')
    const code = await mailedCode(email)
    const body = { email: 'dia.chi.moi@example.com', current_password: password }
    expect((await shop.ask('/store/shop/me', { token, body })).status).toBe(200)
    expect((await confirmEmail(shop, id)).status).toBe(200)
    expect(await reset(code)).toMatchObject(refused)
  })

  test('works for ten minutes, as the mail states', async () => {
    const { id, email } = await newMember(shop, 'qua.han@example.com')
    const code = await mailedCode(email)
    const [{ left }] = await shop.rows(
      'select extract(epoch from expires_at - now())::float as left from reset_code where account_id = ?',
      [id],
    )
    expect(left).toBeGreaterThan(9 * 60)
    expect(left).toBeLessThanOrEqual(10 * 60)
    expect(mailbox.mails[0]?.text).toContain('trong 10 phút')
    await shop.rows('update reset_code set expires_at = now() where account_id = ?', [id])
    expect(await reset(code)).toMatchObject(refused)
  })

  test('that is expired is unknown', async () => {
    const { id } = await newMember(shop, 'qua.cu@example.com')
    const code = await issueResetCode(shop.container, { actor: 'customer', id })
    expect(await findResetCode(shop.container, code)).toEqual({ actor: 'customer', id })
    await shop.rows('update reset_code set expires_at = now() where account_id = ?', [id])
    expect(await findResetCode(shop.container, code)).toBeNull()
  })

  test('is stored only as a hash', async () => {
    const { email } = await newMember(shop, 'bam@example.com')
    const code = await mailedCode(email)
    const [row] = await shop.rows('select * from reset_code order by created_at desc limit 1')
    expect(row.code_hash).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(code)
    expect(JSON.stringify(await shop.rows('select * from outgoing_mail'))).not.toContain(code)
  })

  test('stays valid after a rejected password', async () => {
    const { email } = await newMember(shop, 'ngan@example.com')
    const code = await mailedCode(email)
    expect(await reset(code, '1234567')).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [{ path: ['password'], code: 'password_short' }] },
    })
    expect(await reset(code, 'x'.repeat(129))).toMatchObject({
      body: { errors: [{ code: 'password_long' }] },
    })
    expect((await reset(code)).status).toBe(200)
  })

  test('is rejected when it is unknown', async () => {
    expect(await reset('made-up')).toMatchObject(refused)
    expect(await reset('%')).toMatchObject(refused)
    const { status, body } = await shop.ask('/store/shop/reset-password', { body: {} })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: ['code'] }, { path: ['password'] }])
  })
})

test('staff reset their password in the same way', async () => {
  const before = await shop.staffToken()
  const { body } = await reset(await mailedCode(staff.email), staff.password)
  expect(body.person).toMatchObject({ actor: 'user', email: staff.email })
  const list = (token: string) => shop.ask('/admin/shop/orders', { token })
  expect((await list(body.token)).status).toBe(200)
  expect((await list(before)).status).toBe(401)
})

describe('an account without a password', () => {
  test('gets one, and keeps its other sign-in when its e-mail was confirmed', async () => {
    const member = await newMember(shop, 'chi.google@example.com')
    await connect(shop, member, 'google', 'Chỉ Google')
    await shop.rows(`delete from provider_identity where entity_id = ?`, [member.email])
    await shop.rows(
      `insert into account (id, actor, username, username_key, consent_subject, viewed, email_verified_at)
       values (?, 'customer', ?, ?, gen_random_uuid(), '[]', now())`,
      [member.id, member.email, member.email],
    )
    expect((await reset(await mailedCode(member.email))).status).toBe(200)
    expect((await me(await signIn(shop, member.email, fresh))).status).toBe(200)
    expect(await providersOf(member.id)).toEqual(['emailpass', 'google'])
  })

  test('with an unconfirmed e-mail loses its connected identities', async () => {
    const member = await newMember(shop, 'bi.chiem@example.com')
    await connect(shop, member, 'facebook', 'Kẻ Chiếm')
    expect((await reset(await mailedCode(member.email))).status).toBe(200)
    expect(await providersOf(member.id)).toEqual(['emailpass'])
  })

  async function providersOf(id: string): Promise<string[]> {
    const identities = await shop.container
      .resolve(Modules.AUTH)
      .listAuthIdentities(
        { app_metadata: { customer_id: id } },
        { relations: ['provider_identities'] },
      )
    return identities
      .flatMap(({ provider_identities: all }) => all?.map(({ provider }) => provider) ?? [])
      .sort()
  }
})

test('a blocked account gets no code, and an earlier code is rejected', async () => {
  const { id, email } = await newMember(shop, 'bi.khoa@example.com')
  const code = await mailedCode(email)
  await shop.rows(
    `insert into account (id, actor, username, username_key, consent_subject, viewed, blocked)
     values (?, 'customer', ?, ?, gen_random_uuid(), '[]', true)
     on conflict (id) do update set blocked = true`,
    [id, email, email],
  )
  expect(await reset(code)).toMatchObject(refused)
  await forgot(email)
  mailbox.mails.length = 0
  await deliver()
  expect(mailbox.mails).toEqual([])
})

test('an unknown or deleted account gets no code', async () => {
  await shop.rows(
    `insert into customer (id, email, has_account, deleted_at) values
     ('cus_reset_guest', 'khach.le@example.com', false, null),
     ('cus_reset_gone', 'da.di@example.com', true, now())`,
  )
  await shop.rows(
    `insert into "user" (id, email, deleted_at) values ('user_reset_gone', 'nghi@example.com', now())`,
  )
  for (const email of ['khach.le@example.com', 'da.di@example.com', 'nghi@example.com']) {
    await forgot(email)
  }
  await deliver()
  expect(mailbox.mails).toEqual([])
})

describe('requesting a code', () => {
  test('returns the same answer in the same time for known and unknown e-mails', async () => {
    const { email } = await newMember(shop, 'co.that@example.com')
    const request = async (address: string) =>
      expect(await forgot(address)).toEqual({ status: 200, body: {} })
    await expectSamePace(
      () => request(email),
      (round) => request(`khong.co${round}@example.com`),
    )
  })

  test('ignores case and writes to the stored address in the requested language', async () => {
    await newMember(shop, 'chu.hoa@example.com')
    await forgot('Chu.HOA@example.com', 'en')
    await deliver()
    expect(mailbox.mails).toMatchObject([
      { subject: 'Reset your NAS password', to: [{ address: 'chu.hoa@example.com' }] },
    ])
  })

  test.each(['', 'no', 'a@b', null, ['a@example.com']])('rejects %j', async (email) => {
    const answer = await shop.ask('/store/shop/forgot-password', { body: { email } })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ path: ['email'] }])
  })

  test('twice concurrently leaves one valid code', async () => {
    const { email } = await newMember(shop, 'cung.luc@example.com')
    const owner = await ownerOfEmail(shop.container, email)
    if (owner === null) throw new Error('No account has the e-mail')
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => issueResetCode(shop.container, owner)),
    )
    const kept = await shop.rows('select id from reset_code where account_id = ?', [owner.id])
    expect(kept).toHaveLength(1)
    const answers = []
    for (const code of codes) answers.push((await reset(code)).status)
    expect(answers.sort()).toEqual([200, 400, 400, 400])
  })
})
