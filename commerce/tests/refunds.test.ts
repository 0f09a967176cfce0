import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { eraseOrders } from '../src/orders/workflows/erase-orders'
import { inTransaction } from '../src/platform/database/run-sql'
import { removeAged } from '../src/privacy/workflows/remove-aged'
import { fakeProduct } from './support/fake-content'
import { codeIn, useMailbox } from './support/mailbox'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 9380
const { shop } = useShop(...[0, 1, 2].map((next) => fakeProduct(product + next)))

const mailbox = useMailbox()

let manager: NewStaff
let accountant: NewStaff
let desk: NewStaff

beforeAll(async () => {
  manager = await newStaff(shop, 'manager')
  accountant = await newStaff(shop, 'accountant')
  desk = await newStaff(shop, 'order-desk')
})

const post = (path: string, body: object, { token } = accountant) =>
  shop.ask(`/admin/shop${path}`, { token, body })

interface Refunded {
  id: number
  code: string
}

let placed = 0
/** A paid and cancelled order. */
async function refund(change: object = {}): Promise<Refunded> {
  const items = [{ product: product + (placed++ % 3), quantity: 1 }]
  const body = orderBody({ items, payment: 'vietqr', ...change })
  const headers = { 'Idempotency-Key': randomUUID() }
  const { id, code } = (await shop.ask('/store/shop/orders', { body, headers })).body.order
  for (const state of ['payment', 'cancel']) await post(`/orders/${id}/state`, { state }, manager)
  return { id, code }
}

const settle = (id: number, note: string | null, by = accountant) =>
  post(`/orders/${id}/refund`, { note }, by)

async function list(query: Record<string, unknown> = {}, { token } = accountant) {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    parameters.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return shop.ask(`/admin/shop/refunds?${parameters}`, { token })
}

const of = ({ code }: Refunded) => ({ filters: { code: { $eq: code } } })

describe('the list of refunds', () => {
  test('has age, amount, receiver, persons and the reference of the bank', async () => {
    const order = await refund({ name: 'Lê Thị Hoàn' })
    await shop.rows(
      "update refund_due set created_at = now() - interval '75 hours', amount = 3000000 where display_id = ?",
      [order.id],
    )
    const [due] = (await list(of(order))).body.refunds
    expect(due).toMatchObject({
      order: order.id,
      code: order.code,
      name: 'Lê Thị Hoàn',
      state: 'due',
      open: true,
      amount: 3_000_000,
      reason: 'cancelled_after_payment',
      days: 3,
      proposer: null,
      note: null,
    })
    await settle(order.id, 'FT26331ABC')
    const [proposed] = (await list(of(order))).body.refunds
    expect(proposed).toMatchObject({ state: 'proposed', open: true, proposer: 'Người accountant' })
    await settle(order.id, null, await newStaff(shop, 'accountant'))
    const [paid] = (await list(of(order))).body.refunds
    const settler = 'Người accountant'
    expect(paid).toMatchObject({ state: 'paid', open: false, settler, note: 'FT26331ABC' })
    expect(paid.settled_at).toEqual(expect.any(String))
  })

  test('is searched by reference and phone, and begins with the oldest that are due', async () => {
    const orders = [await refund(), await refund(), await refund()] as const
    const reference = randomUUID().slice(0, 12)
    await settle(orders[0].id, `Đã chuyển ${reference.toUpperCase()}`)
    await shop.rows(
      "update refund_due set created_at = now() - interval '9 days' where display_id = ?",
      [orders[2].id],
    )
    const found = await list({ words: reference })
    expect(found.body.refunds).toMatchObject([{ code: orders[0].code }])
    const codes = orders.map(({ code }) => code)
    const sorted = await list({
      filters: { code: { $in: codes } },
      sort: ['open:desc', 'createdAt:asc'],
    })
    expect(sorted.body.refunds.map(({ code }: Refunded) => code)).toEqual([
      codes[2],
      codes[1],
      codes[0],
    ])
  })

  test('is closed to staff who do not settle refunds, and to visitors', async () => {
    expect((await list({}, desk)).status).toBe(403)
    expect((await shop.ask('/admin/shop/refunds')).status).toBe(401)
  })
})

const account = { bank: '970436', account: '0071 0009 8765', holder: 'TRẦN THỊ BƯỞI' }

const ask = (id: number, by: 'email' | 'link' = 'link', who = accountant) =>
  post(`/orders/${id}/refund-account`, { by }, who)

async function codeFor(id: number): Promise<string> {
  const [, code = ''] = (await ask(id)).body.asked.link.split('/vn/hoan-tien#code=')
  return code
}

const open = (code: string) => shop.ask('/store/shop/refund-link', { body: { code } })
const give = (code: string, change: object = {}) =>
  shop.ask('/store/shop/refund-account', { body: { code, ...account, ...change } })
const look = (id: number, who = accountant) => post(`/orders/${id}/refund-account/look`, {}, who)

const stored = (id: number) =>
  shop.rows('select * from refund_account where display_id = ?', [id]).then(([row]) => row)

const standing = async (order: Refunded) => (await list(of(order))).body.refunds[0].account

describe('the bank account of a refund', () => {
  test('is entered once by a link, and read by those who settle refunds', async () => {
    const order = await refund()
    expect(await standing(order)).toBeNull()
    const code = await codeFor(order.id)
    expect(await standing(order)).toBe('asked')
    const { amount } = (await list(of(order))).body.refunds[0]
    expect((await open(code)).body.refund).toEqual({ order: order.code, amount })
    expect((await give(code)).status).toBe(200)
    expect(await standing(order)).toBe('given')
    expect((await look(order.id)).body.account).toEqual({ ...account, account: '007100098765' })
    expect((await open(code)).body.code).toBe('link_used')
    expect((await give(code, { account: '111111111' })).body.code).toBe('link_used')
    expect((await look(order.id)).body.account.account).toBe('007100098765')
  })

  test('is taken once when it is sent twice at the same time', async () => {
    const { id } = await refund()
    const code = await codeFor(id)
    const answers = await Promise.all([give(code), give(code, { account: '22222222' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is stored encrypted, for its order only, beside a hash of the link', async () => {
    const [first, second] = [await refund(), await refund()]
    const code = await codeFor(first.id)
    await give(code)
    const row = JSON.stringify(await stored(first.id))
    for (const clear of [code, '007100098765', '970436', 'BƯỞI']) expect(row).not.toContain(clear)
    await codeFor(second.id)
    await shop.rows(
      `update refund_account set account = (select account from refund_account where display_id = ?)
       where display_id = ?`,
      [first.id, second.id],
    )
    expect((await look(second.id)).status).toBe(404)
  })

  test('has a link that a newer one ends, and that expires', async () => {
    const { id } = await refund()
    const older = await codeFor(id)
    const newer = await codeFor(id)
    expect((await give(older)).body.code).toBe('code_incorrect')
    await shop.rows('update refund_account set expires_at = now() where display_id = ?', [id])
    expect((await open(newer)).body.code).toBe('link_expired')
    expect((await give(newer)).body.code).toBe('link_expired')
    expect((await open('khong-co')).body.code).toBe('code_incorrect')
  })

  test('is mailed as a link to the e-mail of the order', async () => {
    const email = `hoan-tien-${randomUUID()}@nas.test`
    const order = await refund({ email })
    expect((await ask(order.id, 'email')).body.asked).toEqual({ link: null })
    const [queued] = await shop.rows('select data from outgoing_mail where recipient = ?', [email])
    expect(queued.data).toEqual({ order: String(order.id) })
    await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
    expect((await give(codeIn(mailbox.mails, email))).status).toBe(200)
    const entries = await shop.rows(
      "select after from trail_entry where kind = 'refund' and subject = ?",
      [String(order.id)],
    )
    expect(entries).toEqual([{ after: { account: 'asked' } }])
    expect((await ask((await refund()).id, 'email')).body.code).toBe('email_missing')
  })

  test('is erased when the refund is paid out, and its link stays used', async () => {
    const { id } = await refund()
    const code = await codeFor(id)
    await give(code)
    await settle(id, 'FT1')
    expect((await stored(id)).account).toBeNull()
    expect((await look(id)).status).toBe(404)
    expect((await open(code)).body.code).toBe('link_used')
    expect((await ask(id)).body.code).toBe('refund_not_due')
  })

  test('is kept while a large refund waits for a second person', async () => {
    const { id } = await refund()
    await shop.rows('update refund_due set amount = 3000000 where display_id = ?', [id])
    await give(await codeFor(id))
    await settle(id, null)
    expect((await look(id)).status).toBe(200)
  })

  test('is erased with the personal data of the order, or 30 days after its link', async () => {
    const [first, second] = [await refund(), await refund()]
    for (const { id } of [first, second]) await give(await codeFor(id))
    const [{ id, order_id, state }] = await shop.rows(
      'select id, order_id, state from order_record where display_id = ?',
      [first.id],
    )
    await inTransaction(shop.container, (run) => eraseOrders(run, [{ id, order_id, state }]))
    expect(await stored(first.id)).toBeUndefined()
    await shop.rows(
      "update refund_account set expires_at = now() - interval '31 days' where display_id = ?",
      [second.id],
    )
    expect((await removeAged(shop.container)).bankAccounts).toBeGreaterThan(0)
    expect(await stored(second.id)).toBeUndefined()
  })

  test.each([
    ['bank', '000000'],
    ['account', '12345'],
    ['account', '1234567890123456789012'],
    ['account', 'VN12345678'],
    ['holder', 'A1'],
    ['holder', '<b>Bưởi</b>'],
  ])('is refused with the %s %s', async (field, value) => {
    const { status, body } = await give('khong-co', { [field]: value })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: [field] }])
  })

  test('is neither asked for nor shown to others', async () => {
    const { id } = await refund()
    await give(await codeFor(id))
    for (const call of [ask(id, 'link', desk), look(id, desk)]) {
      expect((await call).status).toBe(403)
    }
    expect(
      (await shop.ask(`/admin/shop/orders/${id}/refund-account/look`, { body: {} })).status,
    ).toBe(401)
  })
})
