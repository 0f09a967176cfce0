import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@nas/domain/roles'
import { TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { fakeProduct } from './support/fake-content'
import { codeIn, useMailbox } from './support/mailbox'
import { password } from './support/new-member'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 8460
const { shop } = useShop(fakeProduct(product))
const mailbox = useMailbox()

let manager: NewStaff

beforeEach(async () => {
  manager = await newStaff(shop, 'manager')
  await shop.rows('delete from outgoing_mail')
  mailbox.mails.length = 0
})

type Caller = Pick<NewStaff, 'token'>

const post = (path: string, { token }: Caller, body: object = {}) =>
  shop.ask(`/admin/shop${path}`, { token, body })
const settle = (id: number, caller: Caller) => post(`/orders/${id}/refund`, caller, { note: null })
const age = (id: string) =>
  shop.rows("update account set created_at = now() - interval '30 days' where id = ?", [id])

async function placed(change: object = {}): Promise<number> {
  const body = orderBody({ items: [{ product, quantity: 1 }], ...change })
  return (await shop.ask('/store/shop/orders', { body })).body.order.id
}

/** A paid and cancelled order whose refund needs two people. */
async function largeRefund(): Promise<number> {
  const id = await placed({ payment: 'vietqr' })
  for (const state of ['payment', 'cancel']) await post(`/orders/${id}/state`, manager, { state })
  await shop.rows('update refund_due set amount = 3000000 where display_id = ?', [id])
  return id
}

/** A colleague whom the manager invites, with a password set by the mailed link. */
async function invited(by: Caller, ...duties: StaffRole[]): Promise<NewStaff> {
  const email = `moi-${randomUUID()}@nas.test`
  const { body } = await post('/staff', by, { email, fullname: 'Đỗ Mới', duties })
  await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
  const sent = { code: codeIn(mailbox.mails, email), password, locale: 'vi' }
  const { token } = (await shop.ask('/store/shop/reset-password', { body: sent })).body
  return { id: body.person.id, email, token }
}

describe('a large refund', () => {
  test('is not confirmed by an account that its proposer invites', async () => {
    const id = await largeRefund()
    await settle(id, manager)
    const accountant = await invited(manager, 'accountant')
    expect((await settle(id, accountant)).body.code).toBe('confirmer_dependent')
    await age(accountant.id)
    expect((await settle(id, accountant)).body.code).toBe('confirmer_dependent')
    expect((await settle(id, await newStaff(shop, 'accountant'))).status).toBe(200)
  })

  test('is not confirmed by a role that its proposer gave', async () => {
    const id = await largeRefund()
    await settle(id, manager)
    const desk = await newStaff(shop, 'order-desk')
    await post(`/staff/${desk.id}/duties`, manager, { duties: ['order-desk', 'accountant'] })
    expect((await settle(id, desk)).body.code).toBe('confirmer_dependent')
    // Another manager stands for the role.
    const other = await newStaff(shop, 'manager')
    await post(`/staff/${desk.id}/duties`, other, { duties: ['order-desk'] })
    await post(`/staff/${desk.id}/duties`, other, { duties: ['order-desk', 'accountant'] })
    expect((await settle(id, desk)).status).toBe(200)
  })

  test('is not settled while one of both accounts is young', async () => {
    const [first, second] = [await largeRefund(), await largeRefund()]
    const young = await invited(await newStaff(shop, 'manager'), 'accountant')
    await settle(first, manager)
    expect((await settle(first, young)).body.code).toBe('confirmer_dependent')
    await settle(second, young)
    expect((await settle(second, manager)).body.code).toBe('confirmer_dependent')
    await age(young.id)
    expect((await settle(first, young)).status).toBe(200)
    expect((await settle(second, manager)).status).toBe(200)
  })

  test('of a removed proposer is proposed anew', async () => {
    const id = await largeRefund()
    const leaver = await newStaff(shop, 'accountant')
    await settle(id, leaver)
    await post(`/staff/${leaver.id}/remove`, manager)
    const { body } = await settle(id, manager)
    expect(body.order.refunds[0]).toMatchObject({ settled_at: null, proposed_by: manager.id })
  })
})

describe('a session without a fresh code', () => {
  const forget = ({ id }: NewStaff) =>
    shop.rows(
      "update account_session set proved_at = now() - interval '16 minutes' where account_id = ?",
      [id],
    )
  const prove = (body: object) => post('/me/proof', manager, body)

  test('changes no access and settles no refund, but works on orders', async () => {
    const [refund, colleague] = [await largeRefund(), await newStaff(shop, 'content')]
    await forget(manager)
    const email = `moi-${randomUUID()}@nas.test`
    const calls: [string, object][] = [
      [`/orders/${refund}/refund`, { note: null }],
      ['/staff', { email, fullname: 'Đỗ Mới', duties: ['accountant'] }],
      [`/staff/${colleague.id}/duties`, { duties: ['accountant'] }],
      [`/staff/${colleague.id}/reset`, {}],
      [`/users/${colleague.id}/blocked`, { blocked: true }],
      [`/users/${colleague.id}/second-factor/reset`, {}],
      [`/staff/${colleague.id}/remove`, {}],
    ]
    for (const [path, body] of calls) {
      const answer = await post(path, manager, body)
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'fresh_factor_required'])
    }
    expect(
      (await post(`/orders/${await placed()}/state`, manager, { state: 'pickitem' })).status,
    ).toBe(200)
    expect((await prove({ current_password: 'sai' })).body.code).toBe('current_password_wrong')
    expect((await prove({ current_password: password })).status).toBe(200)
    for (const [path, body] of calls) expect((await post(path, manager, body)).status).toBe(200)
  })

  test('needs a code, not the password, once an app is set up', async () => {
    const colleague = await newStaff(shop, 'content')
    const { secret } = (await post('/me/second-factor', manager, { current_password: password }))
      .body
    const code = (periods: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 })
    await post('/me/second-factor/confirm', manager, { code: code(0) })
    await forget(manager)
    expect((await prove({ current_password: password })).body.code).toBe('factor_code_wrong')
    // A code is used once.
    expect((await prove({ code: code(0) })).body.code).toBe('factor_code_wrong')
    expect((await prove({ code: code(1) })).status).toBe(200)
    const block = { blocked: true }
    expect((await post(`/users/${colleague.id}/blocked`, manager, block)).status).toBe(200)
  })
})

test('other managers learn of invitations, roles and removed factors', async () => {
  const other = await newStaff(shop, 'manager')
  const { id, email } = await invited(manager, 'content')
  await post(`/staff/${id}/duties`, manager, { duties: ['accountant'] })
  await post(`/users/${id}/second-factor/reset`, manager)
  await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
  const sent = mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === other.email))
  expect(sent.map(({ text }) => /vừa (mời|đổi phần việc|gỡ)/.exec(text ?? '')?.[1]).sort()).toEqual(
    ['gỡ', 'mời', 'đổi phần việc'].sort(),
  )
  for (const { to, text } of sent) {
    expect(text).toContain(email)
    expect(to?.map(({ address }) => address)).not.toContain(manager.email)
  }
})
