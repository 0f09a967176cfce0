import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { codeIn, useMailbox } from './support/mailbox'
import { newMember, password, signIn } from './support/new-member'
import { type NewStaff, newStaff } from './support/new-staff'
import { useShop } from './support/shop'

const { shop } = useShop()
const mailbox = useMailbox()

let manager: NewStaff
let desk: NewStaff

beforeEach(async () => {
  manager = await newStaff(shop, 'manager')
  desk = await newStaff(shop, 'order-desk')
  mailbox.mails.length = 0
})

const invite = (change: object = {}, { token } = manager) =>
  shop.ask('/admin/shop/staff', {
    token,
    body: {
      email: `moi-${randomUUID()}@nas.test`,
      fullname: 'Đỗ Mới',
      duties: ['content'],
      ...change,
    },
  })
const decide = (what: string, { id }: { id: string }, body: object = {}, { token } = manager) =>
  shop.ask(`/admin/shop/staff/${id}/${what}`, { token, body })
const block = ({ id }: { id: string }, blocked: boolean, { token } = manager) =>
  shop.ask(`/admin/shop/users/${id}/blocked`, { token, body: { blocked } })
const orders = async ({ token }: { token: string }) =>
  (await shop.ask('/admin/shop/orders', { token })).status

async function codeFor(email: string): Promise<string> {
  await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
  return codeIn(mailbox.mails, email)
}

describe('an invitation', () => {
  test('lets its owner set a password and use the granted permissions', async () => {
    const { status, body } = await invite()
    expect([status, body.person.actor, body.person.duties]).toEqual([200, 'user', ['content']])
    const code = await codeFor(body.person.email)
    const mail = mailbox.mails.find(({ to }) => to?.[0]?.address === body.person.email)
    expect(mail?.subject).toBe('Truy cập khu vực quản trị NAS')
    const sent = { code, password: 'mật khẩu của người mới', locale: 'vi' }
    const reset = await shop.ask('/store/shop/reset-password', { body: sent })
    expect(reset.body.person).toMatchObject({ confirmed: true, duties: ['content'] })
    expect(await orders({ token: reset.body.token })).toBe(403)
    const again = await shop.ask('/store/shop/reset-password', { body: sent })
    expect(again.body.code).toBe('code_incorrect')
  })

  test('is rejected for an e-mail of an existing account', async () => {
    const { email } = await newMember(shop, `${randomUUID()}@example.com`)
    for (const taken of [email, desk.email, desk.email.toUpperCase()]) {
      expect((await invite({ email: taken })).body.code).toBe('taken')
    }
  })

  test.each([
    ['email', 'x'],
    ['duties', []],
    ['duties', ['admin']],
    ['duties', 'manager'],
    ['fullname', ''],
  ])('with a wrong %s is rejected with the field', async (field, wrong) => {
    const { status, body } = await invite({ [field]: wrong })
    expect([status, body.errors?.[0]?.path?.[0]]).toEqual([400, field])
  })

  test('is sent only by managers', async () => {
    expect((await invite({}, desk)).status).toBe(403)
    expect((await decide('reset', manager, {}, desk)).status).toBe(403)
  })
})

describe('duties', () => {
  test('apply from the next call on, with the same token', async () => {
    expect(await orders(desk)).toBe(200)
    const { body } = await decide('duties', desk, { duties: ['content', 'content'] })
    expect(body.person.duties).toEqual(['content'])
    expect(await orders(desk)).toBe(403)
    const { body: own } = await shop.ask('/admin/shop/me', { token: desk.token })
    expect(own.person.duties).toEqual(['content'])
  })

  test('cannot be changed by their owner or given to a customer', async () => {
    const { id } = await newMember(shop, `${randomUUID()}@example.com`)
    expect((await decide('duties', manager, { duties: ['content'] })).status).toBe(403)
    expect((await decide('duties', desk, { duties: ['manager'] }, desk)).status).toBe(403)
    expect((await decide('duties', { id }, { duties: ['manager'] })).status).toBe(404)
    expect((await decide('duties', { id: 'none' }, { duties: ['manager'] })).status).toBe(404)
  })
})

describe('a staff member who leaves', () => {
  test('is signed out at once and cannot return by password or link', async () => {
    await decide('reset', desk)
    const code = await codeFor(desk.email)
    expect((await decide('remove', desk)).status).toBe(200)
    expect(await orders(desk)).toBe(401)
    expect(await signIn(shop, desk.email, password)).toBeUndefined()
    const sent = { code, password: 'một mật khẩu khác hẳn', locale: 'vi' }
    expect((await shop.ask('/store/shop/reset-password', { body: sent })).status).toBe(400)
    expect((await decide('remove', desk)).status).toBe(404)
    expect((await invite({ email: desk.email })).status).toBe(200)
  })

  test('can sign in again once unblocked', async () => {
    expect((await block(desk, true)).status).toBe(200)
    expect(await orders(desk)).toBe(401)
    expect(await signIn(shop, desk.email, password)).toBeUndefined()
    await block(desk, false)
    expect(await orders({ token: await signIn(shop, desk.email, password) })).toBe(200)
  })

  test('cannot be removed by themselves or by a colleague of the same rank', async () => {
    const care = await newStaff(shop, 'customer-care')
    expect((await decide('remove', manager)).status).toBe(403)
    expect((await block(manager, true)).status).toBe(403)
    expect((await block(desk, true, care)).status).toBe(403)
    const change = { token: care.token, body: { fullname: 'Khác' } }
    expect((await shop.ask(`/admin/shop/users/${desk.id}`, change)).status).toBe(403)
  })

  test('is never the last manager, even when two remove each other concurrently', async () => {
    const other = await newStaff(shop, 'manager')
    const answers = await Promise.all([
      decide('remove', other, {}, manager),
      decide('remove', manager, {}, other),
    ])
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([401, 403, 404]).toContain(statuses[1])
  })
})
