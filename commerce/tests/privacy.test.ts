import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { fakeProduct } from './support/fake-content'
import { useMailbox } from './support/mailbox'
import { deleteOwn, newMember, password } from './support/new-member'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 8360
const { shop } = useShop(fakeProduct(product))
const mailbox = useMailbox()
const phone = '0356781234'
let staffToken: string

beforeAll(async () => {
  staffToken = await shop.staffToken()
})

beforeEach(async () => {
  mailbox.mails.length = 0
  await shop.rows('delete from outgoing_mail')
})

/** Code and recipient of the newest mail. */
async function mailed(): Promise<{ code: string; to: string | undefined }> {
  await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
  const mail = mailbox.mails.at(-1)
  const code = /#(?:export|erasure)=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return { code, to: mail?.to?.[0]?.address }
}

async function place(change: object = {}, token?: string) {
  const body = orderBody({ items: [{ product, quantity: 1 }], phone, ...change })
  const { body: answer } = await shop.ask('/store/shop/orders', {
    body,
    ...(token && { token, headers: { 'Idempotency-Key': crypto.randomUUID() } }),
  })
  return answer.order
}

const move = async (id: number, ...states: string[]) => {
  for (const state of states)
    await shop.ask(`/admin/shop/orders/${id}/state`, { body: { state }, token: staffToken })
}

const way = ['confirm', 'pickitem', 'delivery', 'complete']

describe('a member’s data', () => {
  const ask = (token: string, body: object = { current_password: password, locale: 'vi' }) =>
    shop.ask('/store/shop/me/export', { token, body })
  const take = (token: string | undefined, code: string) =>
    shop.ask('/store/shop/me/export/take', { token, body: { code } })

  test('are exported completely and once, by a link mailed to the member', async () => {
    const member = await newMember(shop, 'du.lieu@example.com', { first_name: 'Dữ Liệu' })
    const other = await newMember(shop, 'nguoi.ngoai@example.com', { first_name: 'Người Ngoài' })
    const mine = await place({ name: 'Người Nhận Của Tôi' }, member.token)
    await place({ name: 'Người Nhận Của Họ' }, other.token)
    const cart = { items: [{ product, quantity: 3 }] }
    await shop.ask('/store/shop/carts', { token: member.token, body: cart })
    const consents = [{ purpose: 'marketing', granted: true, version: '7' }]
    await shop.ask('/store/shop/me', { token: member.token, body: { consents, locale: 'vi' } })
    await shop.rows('delete from outgoing_mail')

    expect(await ask(member.token)).toEqual({ status: 200, body: {} })
    const { code, to } = await mailed()
    expect(to).toBe(member.email)
    expect(await take(other.token, code)).toMatchObject({
      status: 400,
      body: { code: 'code_incorrect' },
    })
    expect((await take(undefined, code)).status).toBe(401)
    expect((await take(staffToken, code)).status).toBe(401)
    const { status, body } = await take(member.token, code)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      profile: { id: member.id, email: member.email },
      consents: [{ purpose: 'marketing', granted: true, version: '7', channel: 'profile' }],
      orders: [{ code: mine.code, name: 'Người Nhận Của Tôi', items: [{ quantity: 1 }] }],
      carts: [{ items: [{ quantity: 3 }] }],
      likes: [],
    })
    expect(body.sessions).toHaveLength(1)
    for (const secret of [other.email, other.id, 'Người Nhận Của Họ', 'code_hash', 'scrypt'])
      expect(JSON.stringify(body)).not.toContain(secret)
    expect((await take(member.token, code)).status).toBe(400)
  })

  test('are not exported without the current password', async () => {
    const { token } = await newMember(shop, 'khong.mat.khau@example.com')
    for (const body of [{}, { current_password: 'not the password' }]) {
      const refused = await ask(token, { ...body, locale: 'vi' })
      expect(refused).toMatchObject({ status: 400, body: { code: 'current_password_wrong' } })
    }
    expect(await shop.rows('select 1 from outgoing_mail')).toEqual([])
  })

  test('are not exported by an expired or replaced link', async () => {
    const { token, id } = await newMember(shop, 'lien.ket.cu@example.com')
    await ask(token)
    const { code: first } = await mailed()
    await ask(token)
    const { code: second } = await mailed()
    expect((await take(token, first)).status).toBe(400)
    await shop.rows(`update privacy_code set expires_at = now() where subject = ?`, [id])
    expect((await take(token, second)).status).toBe(400)
    await ask(token)
    await mailed()
    await deleteOwn(shop, token)
    expect(await shop.rows('select 1 from privacy_code where subject = ?', [id])).toEqual([])
  })
})

describe('a guest’s data', () => {
  const ask = (code: string, given = phone) =>
    shop.ask('/store/shop/erasure', { body: { code, phone: given, locale: 'vi' } })
  const confirm = (code: string) => shop.ask('/store/shop/erasure/confirm', { body: { code } })
  const receiverOf = async (id: number) =>
    (await shop.ask(`/admin/shop/orders/${id}`, { token: staffToken })).body.order
  const email = 'khach.le@example.com'

  test('are erased for a caller who knows order and phone and reads the mailbox', async () => {
    const [cancelled, delivered, open] = [
      await place({ email, note: 'Gọi cổng sau' }),
      await place({ email: 'Khach.Le@example.com', note: 'Gọi cổng sau' }),
      await place({ email }),
    ]
    const [stranger, relative] = [
      await place({ email: 'nguoi.khac.nua@example.com' }),
      await place({ email, phone: '0356789999' }),
    ]
    await move(cancelled.id, 'cancel')
    await move(delivered.id, ...way)
    await move(stranger.id, 'cancel')
    await move(relative.id, 'cancel')
    await shop.rows('delete from outgoing_mail')

    expect((await ask(cancelled.code)).status).toBe(200)
    const { code, to } = await mailed()
    expect(to).toBe(email)
    expect(await confirm(code)).toEqual({
      status: 200,
      body: { erased: [cancelled.code, delivered.code], open: 1 },
    })
    expect(await receiverOf(cancelled.id)).toMatchObject({ name: '', phone: '', email: null })
    const invoice = { name: 'Trần Thị Bưởi', phone, email: null, note: null }
    expect(await receiverOf(delivered.id)).toMatchObject(invoice)
    expect(await receiverOf(open.id)).toMatchObject({ name: 'Trần Thị Bưởi', email })
    expect(await receiverOf(stranger.id)).toMatchObject({ name: 'Trần Thị Bưởi' })
    expect(await receiverOf(relative.id)).toMatchObject({ name: 'Trần Thị Bưởi' })
    expect((await confirm(code)).status).toBe(400)
  })

  test('are kept for a wrong phone, without e-mail, for a member’s order and during delivery', async () => {
    const order = await place({ email })
    const nameless = await place({ email: null })
    const { token } = await newMember(shop, 'co.tai.khoan@example.com')
    const member = await place({ email }, token)
    await move(nameless.id, 'cancel')
    await shop.rows('delete from outgoing_mail')
    const refused = async (code: string, given?: string) => (await ask(code, given)).body.code
    expect(await refused(order.code, '0356780000')).toBe('order_unknown')
    expect(await refused('NAS-NOTHING')).toBe('order_unknown')
    expect(await refused(order.code)).toBe('order_open')
    expect(await refused(nameless.code)).toBe('email_missing')
    expect(await refused(member.code)).toBe('member_order')
    expect(await shop.rows('select 1 from outgoing_mail')).toEqual([])
  })

  test('are kept when the link is expired, replaced or for another purpose', async () => {
    const order = await place({ email })
    await move(order.id, 'cancel')
    await shop.rows('delete from outgoing_mail')
    await ask(order.code)
    const { code } = await mailed()
    const { token } = await newMember(shop, 'muc.dich.khac@example.com')
    const other = await shop.ask('/store/shop/me/export/take', { token, body: { code } })
    expect(other.status).toBe(400)
    expect((await confirm(`${code}x`)).status).toBe(400)
    await shop.rows('update privacy_code set expires_at = now()')
    expect((await confirm(code)).body).toMatchObject({ code: 'code_incorrect' })
    expect(await receiverOf(order.id)).toMatchObject({ name: 'Trần Thị Bưởi' })
  })
})

describe('requests about personal data', () => {
  const listed = async () => {
    const path = '/admin/shop/data-requests?limit=100&offset=0'
    return (await shop.ask(path, { token: staffToken })).body.requests
  }
  /** Without consents that were withdrawn, which other tests leave in their ledger. */
  const list = async () =>
    (await listed()).filter(({ kind }: { kind: string }) => kind !== 'withdrawal')
  const add = (changes: object = {}) => {
    const body = { kind: 'erasure', source: 'phone', contact: '+84 356 781 235', ...changes }
    return shop.ask('/admin/shop/data-requests', { token: staffToken, body })
  }
  const answer = (id: string) =>
    shop.ask(`/admin/shop/data-requests/${id}/answer`, {
      token: staffToken,
      body: { answer: 'Đã xóa và gọi lại' },
    })

  beforeEach(() => shop.rows('delete from data_request'))

  test('of staff are due at the end of the second working day, and answered once', async () => {
    // Friday evening; the shop rests on Sundays.
    expect((await add({ received_at: '2026-11-20T13:00:00.000Z' })).status).toBe(200)
    expect((await add({ kind: 'export', source: 'letter', note: 'Thư tay' })).status).toBe(200)
    const [first, second] = await list()
    expect(first).toMatchObject({
      kind: 'erasure',
      source: 'phone',
      contact: '0356781235',
      state: 'overdue',
      due_at: '2026-11-23T16:59:59.999Z',
      answered_at: null,
    })
    expect(second).toMatchObject({ kind: 'export', state: 'open', note: 'Thư tay' })
    const both = await Promise.all([answer(first.id), answer(first.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await answer('datareq_none')).status).toBe(404)
    const [open, answered] = await list()
    expect(open.id).toBe(second.id)
    expect(answered).toMatchObject({ id: first.id, state: 'answered', answer: 'Đã xóa và gọi lại' })
    expect(answered.who).not.toBe(null)
  })

  test('of staff need a contact and a time that is not in the future', async () => {
    const wrong = { contact: 'ở đây', received_at: '2999-01-01T00:00:00.000Z' }
    const codesOf = async (changes: object) => {
      const { status, body } = await add(changes)
      return [status, ...body.errors.map(({ code }: { code: string }) => code)]
    }
    expect(await codesOf({ contact: wrong.contact })).toEqual([400, 'malformed'])
    expect(await codesOf({ contact: '' })).toEqual([400, 'required'])
    expect(await codesOf({ received_at: wrong.received_at })).toEqual([400, 'date_invalid'])
    expect(await list()).toEqual([])
  })

  test('of members name them until they are answered, and nothing remains of a deleted one', async () => {
    const { token, id } = await newMember(shop, 'ban.sao.hai@example.com')
    const body = { current_password: password, locale: 'vi' }
    await shop.ask('/store/shop/me/export', { token, body })
    await shop.ask('/store/shop/me/export', { token, body })
    const open = await list()
    expect(open).toMatchObject([{ kind: 'export', source: 'member', state: 'open', member: id }])
    const { code } = await mailed()
    await shop.ask('/store/shop/me/export/take', { token, body: { code } })
    expect(await list()).toMatchObject([{ id: open[0].id, state: 'answered', member: null }])
    await shop.ask('/store/shop/me/export', { token, body })
    await deleteOwn(shop, token)
    const left = await list()
    expect(left.map(({ kind, state }: Record<string, string>) => [kind, state])).toEqual([
      ['erasure', 'answered'],
      ['export', 'answered'],
      ['export', 'answered'],
    ])
    const stored = JSON.stringify(await shop.rows('select * from data_request'))
    expect(stored).not.toContain(id)
  })

  test('include each consent that a member withdrew', async () => {
    const { token, id } = await newMember(shop, 'rut.lai@example.com')
    const agree = (granted: boolean) => {
      const consents = ['marketing', 'all'].map((purpose) => ({ purpose, granted, version: '7' }))
      return shop.ask('/store/shop/me', { token, body: { consents, locale: 'vi' } })
    }
    for (const granted of [false, true, false, false]) await agree(granted)
    const own = (await listed()).filter(({ member }: { member: string }) => member === id)
    expect(own).toMatchObject([
      { kind: 'withdrawal', purpose: 'marketing', source: 'member', state: 'answered' },
    ])
    expect(Date.parse(own[0].due_at)).toBeGreaterThan(Date.parse(own[0].answered_at))
  })

  test('of guests stay open until the erasure, also when it was rejected', async () => {
    const email = 'khach.xoa@example.com'
    const own = '0356781236'
    const ask = (code: string) =>
      shop.ask('/store/shop/erasure', { body: { code, phone: own, locale: 'vi' } })
    const order = await place({ email, phone: own })
    expect((await ask(order.code)).body.code).toBe('order_open')
    await move(order.id, 'cancel')
    await shop.rows('delete from outgoing_mail')
    const other = await place({ email, phone: own })
    await ask(order.code)
    await ask(other.code)
    const byOrder = (await list()).toSorted(
      (one: { order: number }, next: { order: number }) => one.order - next.order,
    )
    expect(byOrder).toMatchObject([
      { source: 'guest', order: order.id, order_code: order.code, state: 'open' },
      { source: 'guest', order: other.id, state: 'open' },
    ])
    const { code } = await mailed()
    await shop.ask('/store/shop/erasure/confirm', { body: { code } })
    const [open, answered] = await list()
    expect(open).toMatchObject({ order: other.id, state: 'open' })
    expect(answered).toMatchObject({ state: 'answered', order: null, order_code: null })
  })
})
