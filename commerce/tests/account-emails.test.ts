import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { codeIn, useMailbox } from './support/mailbox'
import { newMember, password } from './support/new-member'
import { useShop } from './support/shop'

const { shop } = useShop()
const mailbox = useMailbox()

beforeEach(async () => {
  mailbox.mails.length = 0
  await shop.rows('delete from outgoing_mail')
})

const change = (token: string, body: object) =>
  shop.ask('/store/shop/me', { token, body: { current_password: password, ...body } })

async function delivered() {
  await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
  return mailbox.mails
}

const to = (address: string) => [expect.objectContaining({ address })]

describe('another e-mail', () => {
  test.each([
    ['vi', 'Email tài khoản NAS của bạn đã được đổi', '4321/vn/lien-he', 'Liên hệ NAS'],
    ['en', 'The email of your NAS account was changed', '4321/lien-he', 'Contact NAS'],
  ])(
    'is notified in %s to the address that the account had',
    async (locale, subject, page, button) => {
      const { email, token } = await newMember(shop, `cu.${locale}@example.com`)
      const changed = await change(token, { email: `moi.${locale}@example.com`, locale })
      expect(changed.status).toBe(200)
      const mails = await delivered()
      expect(mails).toMatchObject([{ subject, to: to(email) }])
      for (const words of [mails[0]?.html, mails[0]?.text]) {
        expect(words).toContain(page)
        expect(words).toContain(button)
        expect(words).not.toContain('moi.')
      }
    },
  )

  test('is notified when staff changed it', async () => {
    const { id, email } = await newMember(shop, 'duoc.doi@example.com')
    const ask = { token: await shop.staffToken(), body: { email: 'doi.giup@example.com' } }
    expect((await shop.ask(`/admin/shop/users/${id}`, ask)).status).toBe(200)
    expect(await delivered()).toMatchObject([{ to: to(email) }])
  })

  test('that was rejected, or is the same, is not notified', async () => {
    const { token, email } = await newMember(shop, 'giu.nguyen@example.com')
    const { email: other } = await newMember(shop, 'cua.ai@example.com')
    expect((await change(token, { email: other })).status).toBe(400)
    expect((await change(token, { email: email.toUpperCase(), fullname: 'Lê' })).status).toBe(200)
    expect(await delivered()).toEqual([])
  })

  test('is stored although the outbox is unavailable', async () => {
    const { token } = await newMember(shop, 'khong.bao@example.com')
    const logger = shop.container.resolve(ContainerRegistrationKeys.LOGGER)
    const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined)
    await shop.rows('alter table outgoing_mail rename to away')
    const changed = await change(token, { email: 'van.doi@example.com' }).finally(() =>
      shop.rows('alter table away rename to outgoing_mail'),
    )
    expect(changed.body.person.email).toBe('van.doi@example.com')
    const said = warn.mock.calls.flat().join('\n')
    expect(said).toContain('Accounts:')
    expect(said).not.toContain('@example.com')
  })
})

describe('another password', () => {
  const fresh = 'another password'

  test('is notified with a link to set a new one', async () => {
    const { token, email } = await newMember(shop, 'mat.khau@example.com')
    const body = { password: fresh, current_password: password, locale: 'en' }
    expect((await change(token, { ...body, current_password: 'wrong' })).status).toBe(400)
    expect((await change(token, body)).status).toBe(200)
    const mails = await delivered()
    expect(mails).toMatchObject([{ subject: 'Your NAS password was changed', to: to(email) }])
    expect(mails[0]?.text).toContain('4321/reset-password')
    expect(mails[0]?.text).not.toContain(fresh)
  })

  test('with another e-mail is notified to both addresses', async () => {
    const { token, email } = await newMember(shop, 'hai.noi@example.com')
    const next = 'hai.noi.moi@example.com'
    await change(token, { email: next, password: fresh, current_password: password })
    const mails = await delivered()
    expect(mails).toHaveLength(2)
    expect(mails).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ to: to(email), subject: expect.stringContaining('Email') }),
        expect.objectContaining({ to: to(next), subject: expect.stringContaining('Mật khẩu') }),
      ]),
    )
  })

  test('set with a mailed code is notified', async () => {
    const { email } = await newMember(shop, 'quen.roi@example.com')
    await shop.ask('/store/shop/forgot-password', { body: { email } })
    const code = codeIn(await delivered(), email)
    mailbox.mails.length = 0
    await shop.ask('/store/shop/reset-password', { body: { code, password: fresh } })
    await shop.ask('/store/shop/reset-password', { body: { code, password: fresh } })
    expect(await delivered()).toMatchObject([
      { subject: 'Mật khẩu NAS của bạn đã được đổi', to: to(email) },
    ])
  })
})
