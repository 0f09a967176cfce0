import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import enqueueJob from '../src/jobs/enqueue-order-emails'
import { Migration20261121145500 } from '../src/orders/module/migrations/Migration20261121145500'
import { followOrderMoves } from '../src/orders/workflows/order-emails/notify-order-emails'
import { settings } from '../src/platform/settings/settings'
import { blocked } from './support/blocked'
import { member } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { useMailbox } from './support/mailbox'
import { deleteOwn, newMember } from './support/new-member'
import { OrderEmails } from './support/order-emails'
import { useShop } from './support/shop'

/** Used only by this file, because the files share a database and its stock. */
const product = 8401

const { shop } = useShop(fakeProduct(product))
const mailbox = useMailbox()
const emails = new OrderEmails(shop, mailbox, product)

beforeAll(() => emails.fillStock())

beforeEach(async () => {
  await shop.rows('update order_transition set noticed_at = now() where noticed_at is null')
  await shop.rows('delete from outgoing_mail')
  mailbox.mails.length = 0
})

afterEach(() => {
  vi.restoreAllMocks()
  mailbox.refusal = null
})

const templates = async () => (await emails.written()).map(({ template }) => template)
const unnoticed = async () => {
  const [{ count }] = await shop.rows(
    'select count(*)::int as count from order_transition where noticed_at is null',
  )
  return count
}

describe('each move is emailed once', () => {
  test('also when the job runs several times', async () => {
    await emails.place()
    for (let run = 0; run < 3; run += 1) await emails.look()
    expect(await templates()).toEqual(['order-placed'])
    await enqueueJob(shop.container)
    expect(await emails.sent()).toHaveLength(1)
    expect(await emails.sent()).toHaveLength(0)
  })

  test('by several concurrent runs', async () => {
    const orders = []
    for (let order = 0; order < 8; order += 1) orders.push(await emails.place())
    await Promise.all(Array.from({ length: 6 }, emails.look))
    expect((await emails.written()).map(({ number }) => number).sort()).toEqual(orders.sort())
    expect(await unnoticed()).toBe(0)
  })

  test('after an interruption between the email and its mark', async () => {
    const order = await emails.place()
    await shop.rows(
      `create function cut_off() returns trigger language plpgsql as $$
         begin raise exception 'cut off'; end $$`,
    )
    await shop.rows(
      `create trigger cut_off before update of noticed_at on order_transition
       for each row execute function cut_off()`,
    )
    try {
      await expect(emails.look()).rejects.toThrow('cut off')
      expect(await emails.written()).toEqual([])
    } finally {
      await shop.rows('drop trigger cut_off on order_transition')
      await shop.rows('drop function cut_off')
    }
    await emails.look()
    expect(await emails.written()).toMatchObject([{ number: order, template: 'order-placed' }])
  })

  test('even if its mark is lost, as a second email would have the same id', async () => {
    const order = await emails.place()
    await emails.look()
    await shop.rows(
      `update order_transition set noticed_at = null
       where record_id = (select id from order_record where display_id = ?)`,
      [order],
    )
    await emails.look()
    expect(await templates()).toEqual(['order-placed'])
  })

  test('and a move that another run has locked is skipped', async () => {
    const [taken, free] = [await emails.place(), await emails.place()]
    const pg = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const other = await pg.transaction()
    try {
      await other.raw(
        `select t.id from order_transition t join order_record r on r.id = t.record_id
         where r.display_id = ? for update of t`,
        [taken],
      )
      await Promise.race([emails.look(), blocked()])
      expect(await emails.written()).toMatchObject([{ number: free }])
    } finally {
      await other.rollback()
    }
    await emails.look()
    expect(await templates()).toEqual(['order-placed', 'order-placed'])
  })

  test('in the order of the moves', async () => {
    const order = await emails.place()
    await emails.move(order, { to: 'confirm' }, { to: 'payment' }, { to: 'pickitem' })
    await emails.move(order, { to: 'delivery' }, { to: 'complete' }, { to: 'rate' })
    await emails.look()
    const written = await emails.written()
    expect(written.map(({ template }) => template)).toEqual([
      'order-placed',
      'order-paid',
      'order-sent',
      'order-delivered',
      'rating-invitation',
    ])
    const times = written.map(({ next_attempt_at }) => Number(next_attempt_at))
    const waits = times.map((time) => (time - Number(times[0])) / 1000)
    expect(waits.slice(0, 4)).toEqual([0, 10, 20, 30])
    expect(await unnoticed()).toBe(0)
  })

  test('also when there are more moves than one batch holds', async () => {
    const order = await emails.place({ email: null })
    await shop.rows(
      `insert into order_transition (id, record_id, from_state, to_state, actor)
       select 'many_' || n, id, 'new', 'confirm', 'staff' from order_record, generate_series(1, 250) n
       where display_id = ?`,
      [order],
    )
    await emails.look()
    expect(await unnoticed()).toBe(0)
  })

  test('but not about orders from before the migration', async () => {
    const [column] = await shop.rows(
      `select column_default, is_nullable from information_schema.columns
       where table_name = 'order_transition' and column_name = 'noticed_at'`,
    )
    expect(column).toEqual({ column_default: null, is_nullable: 'YES' })
    const said: string[] = []
    const add = (sql: unknown) => said.push(String(sql))
    await Migration20261121145500.prototype.up.call({ addSql: add } as never)
    await emails.place()
    for (const sql of said) await shop.rows(sql)
    await emails.look()
    expect(await emails.written()).toEqual([])
  })
})

describe('an invitation to rate', () => {
  const invitations = async () =>
    (await emails.written()).filter(({ template }) => template === 'rating-invitation')

  test('goes out seven days after the delivery, once, unless the order is rated', async () => {
    const token = await shop.memberToken()
    const [unrated, rated] = [await emails.place({}, token), await emails.place()]
    for (const order of [unrated, rated]) {
      await emails.move(order, { to: 'pickitem' }, { to: 'delivery' }, { to: 'complete' })
    }
    await emails.look()
    const planned = await invitations()
    expect(planned.map(({ number }) => number).sort()).toEqual([unrated, rated])
    for (const { next_attempt_at, give_up_at } of planned) {
      const days = (time: Date) => (time.getTime() - Date.now()) / 86_400_000
      expect(days(next_attempt_at)).toBeCloseTo(7, 2)
      expect(days(give_up_at)).toBeCloseTo(10, 2)
    }

    await emails.move(rated, { to: 'rate' })
    const invited = async () =>
      (await emails.sent()).filter(({ subject }) => subject?.includes('thế nào'))
    const [invitation, ...others] = await invited()
    expect(others).toEqual([])
    expect(invitation?.to).toMatchObject([{ address: 'buoi@example.com' }])
    expect(invitation?.text).toMatch(/Đánh giá sản phẩm http\S+\/vn\/don-hang\?order=NAS/)
    expect(invitation?.text).not.toContain('Số điện thoại')

    await emails.move(unrated, { to: 'delivery' }, { to: 'complete' })
    expect(await invited()).toEqual([])
  })
})

describe('an email goes', () => {
  test('to the e-mail of a guest, and not at all without one', async () => {
    await emails.place({ email: null })
    await emails.place({ email: 'khach@example.com' })
    const mails = await emails.sent()
    expect(mails.map(({ to }) => to)).toMatchObject([[{ address: 'khach@example.com' }]])
    expect(mails[0]?.text).toContain('http://localhost:4321/vn/theo-doi-don-hang?order=NAS')
    expect(await unnoticed()).toBe(0)
  })

  test('to the e-mail of a member’s order, by default to that of the account', async () => {
    const token = await shop.memberToken()
    await emails.place({ email: 'khac@example.com' }, token)
    await emails.place({ email: null }, token)
    const mails = await emails.sent()
    const addresses = mails.map(({ to }) => to?.[0]?.address)
    expect(addresses.sort()).toEqual(['khac@example.com', member.email])
    for (const { text } of mails) expect(text).toContain('4321/vn/don-hang?order=NAS')
  })

  test('about a few orders a day that guests place with one address', async () => {
    const given = settings().MAILED_ORDERS
    Object.assign(settings(), { MAILED_ORDERS: 2 })
    try {
      const email = 'victim@example.com'
      for (const typed of [email, 'Victim@example.com', email, 'other@example.com']) {
        await emails.place({ email: typed })
      }
      await emails.place({ email }, await shop.memberToken())
      const addresses = (await emails.sent()).map(({ to }) => to?.[0]?.address?.toLowerCase())
      const victims = addresses.filter((address) => address === email)
      // Two of guests, and that of the member.
      expect([victims.length, addresses.length]).toEqual([3, 4])
    } finally {
      Object.assign(settings(), { MAILED_ORDERS: given })
    }
  })

  test('in the language of the order', async () => {
    await emails.place({ locale: 'en' })
    await emails.place({ locale: 'vi' })
    const mails = await emails.sent()
    const inLanguage = (lang: string) => mails.find(({ html }) => html?.includes(`lang="${lang}"`))
    const [en, vi] = [inLanguage('en'), inLanguage('vi')]
    expect(en?.subject).toMatch(/^We have received your order NAS\d{6}-\w+$/)
    expect(en?.text).toContain(`Product ${product}`)
    expect(en?.text).toContain('http://localhost:4321/theo-doi-don-hang?order=NAS')
    expect(vi?.subject).toMatch(/^Đã nhận đơn hàng NAS\d{6}-\w+$/)
    expect(vi?.text).toContain(`Sản phẩm ${product}`)
  })
})

describe('an email states the order as it is at the time of sending', () => {
  const placedEmail = async () =>
    (await emails.sent()).find(({ subject }) => subject?.startsWith('Đã nhận đơn hàng'))

  test('the bank account while a transfer is due', async () => {
    await emails.place({ payment: 'vietqr' })
    const { BANK_ACCOUNT = '', BANK_ACCOUNT_NAME = '' } = settings()
    const text = (await placedEmail())?.text
    expect(text).toContain(`Số tài khoản: ${BANK_ACCOUNT}`)
    expect(text).toContain(`Chủ tài khoản: ${BANK_ACCOUNT_NAME}`)
    expect(text).toMatch(/Nội dung chuyển khoản: NAS\d{6}\w+/)
  })

  test('the address of the payment while it is due online', async () => {
    await emails.place({ payment: 'vnpay' })
    const { VNPAY_URL = '' } = settings()
    const [, pay] = /<a href="([^"]*)"/.exec((await placedEmail())?.html ?? '') ?? []
    expect(pay?.startsWith(`${VNPAY_URL}?`)).toBe(true)
    expect(pay).toMatch(/vnp_Amount=\d+00&amp;/)
  })

  test('no payment once the order is paid', async () => {
    const order = await emails.place({ payment: 'vnpay' })
    await emails.move(order, { to: 'payment', actor: 'system' })
    const placed = await placedEmail()
    expect(mailbox.mails).toHaveLength(2)
    expect(placed?.html).not.toContain(settings().VNPAY_URL)
    expect(placed?.text).not.toContain('chờ thanh toán')
  })

  test('no payment once the order is cancelled', async () => {
    const order = await emails.place()
    await emails.move(order, { to: 'usercancel', actor: 'customer' })
    const placed = await placedEmail()
    expect(mailbox.mails).toHaveLength(2)
    expect(placed?.text).not.toContain('khi nhận hàng')
  })

  test('the money that goes back and the reason of the customer', async () => {
    const order = await emails.place({ payment: 'vnpay' })
    await emails.move(order, { to: 'payment', actor: 'system' })
    await emails.sent()
    await emails.move(order, { to: 'usercancel', actor: 'customer', reason: 'Tôi đổi ý' })
    const [cancelled] = await emails.sent()
    expect(cancelled?.text).toContain('Lý do: Tôi đổi ý')
    expect(cancelled?.text).toContain('Chúng tôi sẽ hoàn lại số tiền này cho bạn.')
  })
})

describe('after the account was deleted', () => {
  const remove = (token: string) => deleteOwn(shop, token)

  test('emails about an open order go to its own e-mail', async () => {
    const { token, email } = await newMember(shop, 'mo.don@example.com')
    const given = await emails.place({ email: 'giao@example.com' }, token)
    const without = await emails.place({ email: null }, token)
    await emails.look()
    await remove(token)
    for (const order of [given, without]) {
      await emails.move(order, { to: 'pickitem' }, { to: 'delivery' })
    }
    const mails = await emails.sent()
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([
      'giao@example.com',
      'giao@example.com',
    ])
    for (const { text } of mails) expect(text).toContain('/vn/theo-doi-don-hang?order=')
    expect(JSON.stringify(await emails.written())).not.toContain(email)
  })

  test('an email about an erased order is deleted and not sent', async () => {
    const staffToken = await shop.staffToken()
    const { token } = await newMember(shop, 'xoa.don@example.com')
    const order = await emails.place({ email: 'giao@example.com' }, token)
    await emails.look()
    const [waiting] = await emails.written()
    await remove(token)
    const path = `/admin/shop/orders/${order}/state`
    expect((await shop.ask(path, { body: { state: 'cancel' }, token: staffToken })).status).toBe(
      200,
    )
    expect(await emails.written()).toEqual([])
    // A sender had already claimed it.
    await shop.rows(
      `insert into outgoing_mail
         (id, recipient, locale, template, data, next_attempt_at, give_up_at)
       values (?, 'giao@example.com', 'vi', 'order-placed', ?, now(), now() + interval '1 day')`,
      [waiting.id, JSON.stringify(waiting.data)],
    )
    expect(await emails.sent()).toEqual([])
    expect(await emails.written()).toEqual([])
  })
})

describe('an order does not depend on its emails', () => {
  test('a rejected email does not change the order and is retried', async () => {
    const order = await emails.place()
    const record = () => shop.rows('select * from order_record where display_id = ?', [order])
    const before = await record()
    mailbox.refusal = { code: 550, message: 'no such mailbox' }
    expect(await emails.sent()).toEqual([])
    expect(await emails.written()).toMatchObject([{ last_error: 'EENVELOPE 550', sent_at: null }])
    expect(await record()).toEqual(before)
    mailbox.refusal = null
    await emails.send()
    expect(mailbox.mails).toHaveLength(1)
  })

  test('orders are placed and moved while the outbox is unavailable', async () => {
    const logger = shop.container.resolve(ContainerRegistrationKeys.LOGGER)
    const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined)
    const staffToken = await shop.staffToken()
    let order = 0
    await shop.rows('alter table outgoing_mail rename to away')
    const stop = followOrderMoves(shop.container)
    try {
      order = await emails.place({ name: 'Tên Kín', email: 'kin@example.com' })
      await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 20_000)
      const body = { state: 'pickitem' }
      const path = `/admin/shop/orders/${order}/state`
      expect(await shop.ask(path, { body, token: staffToken })).toMatchObject({ status: 200 })
    } finally {
      await stop()
      await shop.rows('alter table away rename to outgoing_mail')
    }
    const said = warn.mock.calls.flat().join('\n')
    expect(said).toContain('Order emails:')
    expect(said).not.toMatch(/Tên Kín|kin@example/)
    await emails.look()
    expect(await emails.written()).toMatchObject([{ number: order, template: 'order-placed' }])
  })

  test('the email about a placed or moved order does not wait for the job', async () => {
    const stop = followOrderMoves(shop.container)
    try {
      const order = await emails.place()
      await vi.waitFor(async () => expect(await templates()).toEqual(['order-placed']), 20_000)
      const body = { state: 'cancel' }
      const path = `/admin/shop/orders/${order}/state`
      await shop.ask(path, { body, token: await shop.staffToken() })
      const both = ['order-placed', 'order-cancelled']
      await vi.waitFor(async () => expect(await templates()).toEqual(both), 20_000)
    } finally {
      await stop()
    }
  })
})

describe('the order desk', () => {
  const address = 'desk@example.com'
  const toDesk = async () =>
    (await emails.written()).filter(({ recipient }) => recipient === address)

  test('gets no email about new orders without an address', async () => {
    await emails.place()
    const mails = await emails.sent()
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['buoi@example.com'])
  })

  test('gets one email with codes and sums of all orders of five minutes', async () => {
    Object.assign(settings(), { DESK_EMAIL: address })
    try {
      const placed = [await emails.place(), await emails.place({ email: null })]
      const at = '2026-11-01T03:01:10Z'
      const since = (table: string, column: string) =>
        `update ${table} set created_at = '${at}' where ${column} in
         (select id from order_record where display_id in (?, ?)) returning id`
      await shop.rows(since('order_record', 'id'), placed)
      await shop.rows(since('order_transition', 'record_id'), placed)
      await emails.look()
      await emails.look()
      expect(await toDesk()).toMatchObject([{ data: { since: '2026-11-01T03:00:00.000Z' } }])
      const rows = await shop.rows(
        'select code, name, phone from order_record where display_id in (?, ?)',
        placed,
      )
      await emails.send()
      const mail = mailbox.mails.find(({ to }) => to?.[0]?.address === address)
      expect(mail?.subject).toBe('2 đơn hàng mới')
      for (const { code, name, phone } of rows) {
        expect(mail?.text).toMatch(new RegExp(`${code}: [\\d.]+đ`))
        for (const personal of [name, phone, 'buoi@example.com'])
          expect(mail?.html).not.toContain(personal)
      }
    } finally {
      Object.assign(settings(), { DESK_EMAIL: undefined })
    }
  })

  test('gets it once the five minutes are over', async () => {
    Object.assign(settings(), { DESK_EMAIL: address })
    try {
      await emails.place()
      await emails.look()
      const [mail] = await toDesk()
      const end = Date.parse(mail?.data.since) + 5 * 60_000
      expect(mail?.next_attempt_at.getTime()).toBeGreaterThan(end)
    } finally {
      Object.assign(settings(), { DESK_EMAIL: undefined })
    }
  })
})
