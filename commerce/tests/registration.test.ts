import { beforeEach, expect, test } from 'vitest'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { codeIn, useMailbox } from './support/mailbox'
import { memberConsents, newMember, password, signIn } from './support/new-member'
import { useShop } from './support/shop'

const { shop } = useShop()
const mailbox = useMailbox()

beforeEach(async () => {
  mailbox.mails.length = 0
  await shop.rows('delete from outgoing_mail')
})

const facts = {
  username: null,
  fullname: 'Nguyễn Thị Mới',
  phone: '0912345678',
  gender: 'female',
  consents: memberConsents,
  locale: 'vi',
}
const ask = (email: string) => shop.ask('/store/shop/register/ask', { body: { ...facts, email } })
const open = (code: string, secret = 'hoa sữa đêm khuya') =>
  shop.ask('/store/shop/reset-password', { body: { code, password: secret } })
const deliver = () => sendDueEmails(shop.container, mailbox.transport, emailTemplates)
const holders = (email: string) => shop.rows('select id from account where username = ?', [email])

async function mailedCode(email: string): Promise<string> {
  await ask(email)
  await deliver()
  return codeIn(mailbox.mails, email)
}

test('an account is created only by the mailed link, once, with the password chosen there', async () => {
  const email = 'thu.moi@example.com'
  const code = await mailedCode(email)
  expect(mailbox.mails).toMatchObject([{ subject: 'Xác nhận tài khoản NAS' }])
  expect(await holders(email)).toEqual([])
  expect(JSON.stringify(await shop.rows('select * from outgoing_mail'))).not.toContain('Thị Mới')
  expect(await open(code, 'iloveyou')).toMatchObject({ status: 400, body: { code: 'invalid' } })
  const { status, body } = await open(code)
  expect(status).toBe(200)
  expect(body.person).toMatchObject({ email, confirmed: true, fullname: 'Nguyễn Thị Mới' })
  expect((await shop.ask('/store/shop/me', { token: body.token })).status).toBe(200)
  expect(await open(code)).toMatchObject({ status: 400, body: { code: 'code_incorrect' } })
  expect(await holders(email)).toHaveLength(1)
})

test('only the mail reveals an existing account, which does not change', async () => {
  const { email } = await newMember(shop, 'da.co@example.com')
  expect(await ask(email)).toEqual(await ask('chua.co@example.com'))
  await deliver()
  const subjects = mailbox.mails.map(({ to, subject }) => [to?.[0]?.address, subject])
  expect(Object.fromEntries(subjects)).toEqual({
    [email]: 'Bạn đã có tài khoản NAS',
    'chua.co@example.com': 'Xác nhận tài khoản NAS',
  })
  expect(await signIn(shop, email, password)).toBeDefined()
  expect((await open(codeIn(mailbox.mails, email))).status).toBe(200)
})

test('the mailed code is not accepted as a token, nor a token as a code', async () => {
  const { token } = await newMember(shop, 'khong.phai@example.com')
  const code = await mailedCode('ma.thu@example.com')
  expect((await shop.ask('/store/shop/me', { token: code })).status).toBe(401)
  const refresh = { refresh: code }
  expect((await shop.ask('/store/shop/sessions/renew', { body: refresh })).status).toBe(401)
  for (const wrong of [token, `${code}x`]) {
    expect(await open(wrong)).toMatchObject({ body: { code: 'code_incorrect' } })
  }
})
