import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { finishEmailChanges } from '../src/accounts/workflows/email-links'
import { emailLinkTokens } from '../src/accounts/workflows/tokens'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { codeIn, useMailbox } from './support/mailbox'
import { connect, type NewMember, newMember, password, signIn } from './support/new-member'
import { newStaff } from './support/new-staff'
import { useShop } from './support/shop'

const { shop } = useShop()
const mailbox = useMailbox()

const newEmail = () => `doi-${randomUUID()}@example.com`

beforeEach(() => {
  mailbox.mails.length = 0
})

/** Subjects of the mails to this address, and the link of the newest one with a link. */
async function mailsTo(address: string) {
  await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
  const mails = mailbox.mails.filter(({ to }) => to?.[0]?.address === address)
  const links = mails.flatMap(({ text }) => /#(?:confirm|revert)=([\w.-]+)/.exec(text ?? '') ?? [])
  return { subjects: mails.map(({ subject }) => subject), code: links.at(-1) ?? '' }
}

const change = (token: string, body: object) =>
  shop.ask('/store/shop/me', { token, body: { current_password: password, ...body } })
const follow = (what: 'confirm' | 'revert', code: string) =>
  shop.ask(`/store/shop/email/${what}`, { body: { code } })
const pending = async (token: string) =>
  (await shop.ask('/store/shop/me/account', { token })).body.account.pending_email
const me = async (token: string) => (await shop.ask('/store/shop/me', { token })).status
const forgot = (email: string) => shop.ask('/store/shop/forgot-password', { body: { email } })
const entersBy = async (email: string, secret = password) =>
  (await signIn(shop, email, secret)) !== undefined

/** A member whose new e-mail has taken effect. */
async function moved(): Promise<{ member: NewMember; next: string; revert: string }> {
  const member = await newMember(shop, newEmail())
  const next = newEmail()
  await change(member.token, { email: next })
  expect((await follow('confirm', (await mailsTo(next)).code)).body).toEqual({ state: 'done' })
  return { member, next, revert: (await mailsTo(member.email)).code }
}

describe('customer care that changes the e-mail of a member', () => {
  test('is refused an address that has an account, in any case, and nothing is pending', async () => {
    const [member, other] = [await newMember(shop, newEmail()), await newMember(shop, newEmail())]
    const { token } = await newStaff(shop, 'customer-care')
    const body = { email: other.email.toUpperCase() }
    const refused = await shop.ask(`/admin/shop/users/${member.id}`, { token, body })
    expect([refused.status, refused.body.code]).toEqual([400, 'taken'])
    expect(refused.body.errors).toMatchObject([{ path: ['email'], code: 'taken' }])
    expect(await pending(member.token)).toBeNull()
    expect((await mailsTo(other.email)).subjects).toEqual([])
  })

  test('may restore the former address of the same member', async () => {
    const { member } = await moved()
    const { token } = await newStaff(shop, 'customer-care')
    const body = { email: member.email }
    expect((await shop.ask(`/admin/shop/users/${member.id}`, { token, body })).status).toBe(200)
    expect(await pending(member.token)).toMatchObject({ email: member.email })
  })

  test('cannot take the account over: no mail opens it before its owner has lost it for 72 hours', async () => {
    const victim = await newMember(shop, newEmail())
    const care = await newStaff(shop, 'customer-care')
    const attacker = newEmail()
    const path = `/admin/shop/users/${victim.id}`
    const changed = await shop.ask(path, { token: care.token, body: { email: attacker } })
    expect([changed.status, changed.body.person.email]).toEqual([200, victim.email])
    await forgot(attacker)
    expect((await mailsTo(attacker)).subjects).toEqual(['Xác nhận email mới của tài khoản NAS'])
    expect(await entersBy(victim.email)).toBe(true)

    // The attacker owns the new mailbox and opens the link.
    await follow('confirm', (await mailsTo(attacker)).code)
    await forgot(attacker)
    await mailsTo(attacker)
    const code = codeIn(mailbox.mails, attacker)
    const stolen = 'mật khẩu của kẻ trộm'
    const body = { code, password: stolen }
    const { token } = (await shop.ask('/store/shop/reset-password', { body })).body
    await connect(shop, { ...victim, email: attacker }, 'google', 'Kẻ trộm')
    expect(await me(token)).toBe(200)

    // The owner gets everything back by the mail to the former address.
    const { subjects, code: revert } = await mailsTo(victim.email)
    expect(subjects).toEqual([
      'Có yêu cầu đổi email của tài khoản NAS',
      'Email tài khoản NAS của bạn đã được đổi',
    ])
    expect((await follow('revert', revert)).body).toEqual({ state: 'reverted' })
    expect(await me(token)).toBe(401)
    for (const [email, secret] of [
      [attacker, stolen],
      [victim.email, stolen],
      [victim.email, password],
    ] as const) {
      expect(await entersBy(email, secret)).toBe(false)
    }
    const ways = await shop.rows(
      "select id from auth_identity where app_metadata->>'customer_id' = ?",
      [victim.id],
    )
    expect(ways).toEqual([])
    expect((await mailsTo(victim.email)).subjects.at(-1)).toBe('Đặt lại mật khẩu NAS')
    expect((await follow('revert', revert)).body.code).toBe('link_used')
  })
})

describe('a new e-mail', () => {
  test('counts once its owner has opened the link, once', async () => {
    const { email, token, id } = await newMember(shop, newEmail())
    const next = newEmail()
    const other = await signIn(shop, email, password)
    const asked = await change(token, { email: next, fullname: 'Lê Mới', locale: 'en' })
    expect(asked.body.person).toMatchObject({ email, fullname: 'Lê Mới' })
    expect(await pending(token)).toEqual({ email: next, until: expect.any(String) })
    expect([await entersBy(next), await entersBy(email)]).toEqual([false, true])
    const { subjects, code } = await mailsTo(next)
    expect(subjects).toEqual(['Confirm the new email of your NAS account'])
    expect((await follow('confirm', code)).body).toEqual({ state: 'done' })
    expect(await pending(token)).toBeNull()
    expect([await me(token), await me(other)]).toEqual([200, 401])
    expect(await entersBy(next)).toBe(true)
    const { body } = await shop.ask('/store/shop/me', { token })
    expect(body.person).toMatchObject({ id, email: next, username: next, confirmed: true })
    expect((await follow('confirm', code)).body.code).toBe('link_used')
    for (const mail of mailbox.mails.filter(({ to }) => to?.[0]?.address === email)) {
      expect(mail.text).not.toContain(next)
    }
  })

  test('is answered alike whether it has an account; only its mail tells', async () => {
    const { token } = await newMember(shop, newEmail())
    const { email: taken } = await newMember(shop, newEmail())
    const free = newEmail()
    for (const email of [taken, free]) {
      expect((await change(token, { email })).status).toBe(200)
      expect(await pending(token)).toMatchObject({ email })
      if (email === taken) {
        expect(await mailsTo(taken)).toEqual({
          subjects: ['Email này đã có tài khoản NAS'],
          code: '',
        })
      }
    }
    // Someone registers it before the link is opened.
    const { code } = await mailsTo(free)
    await newMember(shop, free)
    expect((await follow('confirm', code)).body.code).toBe('taken')
  })

  test('is sent again or withdrawn, and its link tells why it no longer works', async () => {
    const { token } = await newMember(shop, newEmail())
    const act = (action: string) =>
      shop.ask('/store/shop/me/pending-email', { token, body: { action } })
    expect((await act('resend')).status).toBe(404)
    const [first, second] = [newEmail(), newEmail()]
    await change(token, { email: first })
    const { code: replaced } = await mailsTo(first)
    await change(token, { email: second })
    expect((await follow('confirm', replaced)).body.code).toBe('link_withdrawn')
    await shop.rows("update email_change set expires_at = now() where state = 'pending'")
    const { code } = await mailsTo(second)
    expect((await follow('confirm', code)).body.code).toBe('link_expired')
    expect(await pending(token)).toBeNull()
    await change(token, { email: second })
    expect((await act('resend')).status).toBe(200)
    expect((await mailsTo(second)).subjects).toHaveLength(3)
    expect((await act('withdraw')).status).toBe(200)
    expect((await follow('confirm', (await mailsTo(second)).code)).body.code).toBe('link_withdrawn')
  })

  test('of another person is not sent, withdrawn or confirmed', async () => {
    const { id, token } = await newMember(shop, newEmail())
    await change(token, { email: newEmail() })
    const stranger = await newMember(shop, newEmail())
    const body = { action: 'withdraw' }
    const own = { token: stranger.token, body }
    expect((await shop.ask('/store/shop/me/pending-email', own)).status).toBe(404)
    const desk = await newStaff(shop, 'order-desk')
    const path = `/admin/shop/users/${id}/pending-email`
    expect((await shop.ask(path, { token: desk.token, body })).status).toBe(403)
    const [{ id: changeId }] = await shop.rows('select id from email_change where account_id = ?', [
      id,
    ])
    // A link to the former address does not confirm.
    const wrong = emailLinkTokens.revert.sign({ change: changeId })
    expect((await follow('confirm', wrong)).body.code).toBe('code_incorrect')
    const care = await newStaff(shop, 'customer-care')
    expect((await shop.ask(path, { token: care.token, body })).status).toBe(200)
    expect(await pending(token)).toBeNull()
  })

  test('is withdrawn by a new password, which may be the owner’s answer to it', async () => {
    const { email, token } = await newMember(shop, newEmail())
    const next = newEmail()
    await change(token, { email: next })
    const { code } = await mailsTo(next)
    await forgot(email)
    await mailsTo(email)
    const body = { code: codeIn(mailbox.mails, email), password: 'mật khẩu khác hẳn' }
    expect((await shop.ask('/store/shop/reset-password', { body })).status).toBe(200)
    expect((await follow('confirm', code)).body.code).toBe('link_withdrawn')
  })

  test('is stopped by the former address before it counts', async () => {
    const { email, token } = await newMember(shop, newEmail())
    const next = newEmail()
    await change(token, { email: next })
    const { code } = await mailsTo(email)
    expect((await follow('revert', code)).body).toEqual({ state: 'withdrawn' })
    expect((await follow('confirm', (await mailsTo(next)).code)).body.code).toBe('link_withdrawn')
    expect(await me(token)).toBe(200)
  })
})

describe('a former e-mail', () => {
  test('is reserved for 72 hours, also when the e-mail changes again', async () => {
    const { member, next, revert } = await moved()
    expect(
      (await shop.ask('/store/shop/register', { body: registration(member.email) })).body.code,
    ).toBe('taken')
    const third = newEmail()
    await change(await signIn(shop, next, password), { email: third })
    await follow('confirm', (await mailsTo(third)).code)
    const { code: later } = await mailsTo(next)
    expect((await follow('revert', revert)).body).toEqual({ state: 'reverted' })
    expect((await follow('revert', later)).body.code).toBe('link_withdrawn')
    const [person] = await shop.rows('select email from customer where id = ?', [member.id])
    expect(person).toEqual({ email: member.email })
    for (const free of [next, third]) {
      expect((await shop.ask('/store/shop/register', { body: registration(free) })).status).toBe(
        200,
      )
    }
  })

  test('is free afterwards, and its link has expired', async () => {
    const { member, next, revert } = await moved()
    await shop.rows(
      "update email_change set done_at = now() - interval '73 hours' where account_id = ?",
      [member.id],
    )
    expect((await follow('revert', revert)).body.code).toBe('link_expired')
    await finishEmailChanges(shop.container)
    expect((await follow('revert', revert)).body.code).toBe('link_expired')
    expect(
      (await shop.ask('/store/shop/register', { body: registration(member.email) })).status,
    ).toBe(200)
    expect(await entersBy(next)).toBe(true)
  })
})

function registration(email: string) {
  const consents = ['data', 'policy'].map((purpose) => ({
    purpose,
    granted: true,
    version: '2026-11',
  }))
  return { email, password, phone: '0912345678', consents }
}
