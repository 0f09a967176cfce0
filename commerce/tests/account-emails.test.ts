import { beforeEach, describe, expect, test } from 'vitest'
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

describe('another password', () => {
  const fresh = 'another password of the tests'

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
