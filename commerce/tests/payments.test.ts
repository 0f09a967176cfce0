import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eraseOrders } from '../src/orders/workflows/erase-orders'
import { inTransaction } from '../src/platform/database/run-sql'
import { usePayments } from './support/payments'
import { placesOf } from './support/scan'
import { resultQuery, signedQuery, terminal } from './support/vnpay-simulator'

const product = 8100

const { shop, pay } = usePayments(product)

const waits = { state: 'confirm', payment: 'open', captures: 0, reserved: 1, refunds: [] }
const paid = { state: 'payment', payment: 'paid', captures: 1, entries: 1, refunds: [] }
const givenUp = { state: 'cancel', captures: 0, reserved: 0, refunds: [] }

describe('an order that is paid online', () => {
  test('awaits its payment and shows the payment address only to its customer', async () => {
    const { body } = await pay.place('vnpay', { locale: 'en' })
    const { order } = body
    expect(order).toMatchObject({
      state: 'confirm',
      payment_kind: 'online',
      payment_method: 'vnpay',
      cod_amount: 0,
      transfer: null,
      refunds: [],
      history: [
        { from: null, to: 'new', actor: 'customer' },
        { from: 'new', to: 'confirm', actor: 'system' },
      ],
    })
    const url = new URL(order.payment_url)
    const { vnp_SecureHash, ...asked } = Object.fromEntries(url.searchParams)
    expect(url.origin + url.pathname).toBe('https://pay.example/paymentv2/vpcpay.html')
    expect(asked).toMatchObject({
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: terminal.code,
      vnp_Amount: String(order.total * 100),
      vnp_CurrCode: 'VND',
      vnp_Locale: 'en',
      vnp_ReturnUrl: 'http://localhost:4321/api/app/payments/vnpay/return',
    })
    expect(asked.vnp_TxnRef).toMatch(/^[A-Z0-9]+$/)
    const text = new URLSearchParams(Object.entries(asked).sort()).toString()
    expect(createHmac('sha512', terminal.secret).update(text).digest('hex')).toBe(vnp_SecureHash)

    const until = new Date(order.payment_until)
    expect(until.getTime() - new Date(order.created_at).getTime()).toBeLessThan(15 * 60_000 + 2000)
    const local = new Date(until.getTime() + 7 * 3600_000).toISOString()
    expect(asked.vnp_ExpireDate).toBe(local.replace(/\D/g, '').slice(0, 14))

    const token = await pay.memberToken()
    const own = await shop.ask(`/store/shop/orders/${order.id}`, { token })
    expect(own.body.order.payment_url).toBe(order.payment_url)
    const staff = await shop.ask(`/admin/shop/orders/${order.id}`, {
      token: await shop.staffToken(),
    })
    expect(staff.body.order).toMatchObject({
      payment_url: null,
      transfer: null,
      payment_until: order.payment_until,
    })
    expect(await pay.standing(order)).toMatchObject(waits)
  })

  test('in cash has no payment address and no payment record', async () => {
    const { body } = await pay.place('cod')
    expect(body.order).toMatchObject({ state: 'new', payment_url: null, payment_until: null })
    expect(await pay.standing(body.order)).toMatchObject({
      payment: null,
      collection: 'authorized',
      captures: 0,
    })
  })

  test('is paid once by the IPN, also when it is repeated', async () => {
    const order = await pay.waiting()
    expect(await pay.sendIpn(order)).toBe('00')
    expect(await pay.standing(order)).toMatchObject({ ...paid, collection: 'completed' })
    expect(await pay.sendIpn(order)).toBe('02')
    expect(await pay.sendIpn(order, { code: '24' })).toBe('02')
    expect((await pay.returnToShop(order)).body).toMatchObject({
      order: order.code,
      result: 'success',
      locale: 'vi',
    })
    expect(await pay.standing(order)).toMatchObject({ ...paid, reserved: 1 })
    const read = await shop.ask(`/store/shop/orders/${order.id}`, {
      token: await pay.memberToken(),
    })
    expect(read.body.order).toMatchObject({ payment_url: null, payment_until: null })
  })

  test.each(['vnpay', 'vietqr'])(
    'by %s can be paid from its tracking while payment is due',
    async (way) => {
      const { order } = (await pay.place(way)).body
      const track = async () => {
        const sent = { code: order.code, phone: order.phone }
        return (await shop.ask('/store/shop/track-order', { body: sent })).body.order
      }
      const { payment_url, payment_until, transfer } = order
      expect(await track()).toMatchObject({ payment_url, payment_until, transfer })
      const moved = { body: { state: 'usercancel' }, token: await pay.memberToken() }
      await shop.ask(`/store/shop/orders/${order.id}/state`, moved)
      const nothing = { payment_url: null, payment_until: null, transfer: null }
      expect(await track()).toMatchObject({ state: 'usercancel', ...nothing })
    },
  )

  test('is paid by the return of the customer when no IPN arrives', async () => {
    const order = await pay.waiting()
    const { status, body } = await pay.returnToShop(order)
    expect([status, body]).toEqual([
      200,
      { order: order.code, number: order.id, result: 'success', locale: 'vi' },
    ])
    expect(await pay.sendIpn(order)).toBe('02')
    expect(await pay.standing(order)).toMatchObject(paid)
  })

  test('ten concurrent reports count once', async () => {
    const order = await pay.waiting()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? pay.sendIpn(order) : pay.returnToShop(order).then(({ body }) => body.result),
      ),
    )
    expect(answers.filter((answer) => answer === '00').length).toBeLessThanOrEqual(1)
    expect(answers.every((answer) => ['00', '02', 'success'].includes(answer))).toBe(true)
    expect(await pay.standing(order)).toMatchObject(paid)
  })

  test('is packed, sent and delivered without a second payment', async () => {
    const order = await pay.waiting()
    await pay.sendIpn(order)
    for (const state of ['pickitem', 'delivery', 'complete']) {
      expect((await pay.move(order, state, 'staff')).status).toBe(200)
    }
    expect(await pay.standing(order)).toMatchObject({ state: 'complete', captures: 1, entries: 1 })
  })

  test('is cancelled when the payment failed, and its stock returns', async () => {
    const order = await pay.waiting()
    expect(await pay.sendIpn(order, { code: '24' })).toBe('00')
    expect(await pay.standing(order)).toMatchObject({
      ...givenUp,
      payment: 'failed',
      collection: 'canceled',
      reason: 'payment_failed',
    })
    expect((await pay.returnToShop(order, { code: '24' })).body.result).toBe('failure')
  })

  test('that is paid after its cancellation is due a refund', async () => {
    const order = await pay.waiting()
    await pay.sendIpn(order, { code: '24' })
    expect(await pay.sendIpn(order)).toBe('00')
    expect(await pay.sendIpn(order)).toBe('02')
    const refunds = [{ reason: 'paid_after_cancellation', amount: order.amount }]
    expect(await pay.standing(order)).toMatchObject({
      ...givenUp,
      payment: 'paid',
      captures: 1,
      refunds,
    })
    expect((await pay.returnToShop(order)).body.result).toBe('failure')
  })

  test('that is paid twice under one reference is due a refund of the second', async () => {
    const order = await pay.waiting()
    await pay.sendIpn(order)
    expect(await pay.sendIpn(order, { number: '99999999' })).toBe('02')
    expect(await pay.sendIpn(order, { number: '99999999' })).toBe('02')
    const refunds = [{ reason: 'paid_twice', amount: order.amount }]
    expect(await pay.standing(order)).toMatchObject({ ...paid, captures: 2, entries: 2, refunds })
  })

  test('stays open while the payment is pending', async () => {
    const order = await pay.waiting()
    const { body } = await pay.returnToShop(order, { code: '07', status: '07' })
    expect(body.result).toBe('waiting')
    expect(await pay.standing(order)).toMatchObject(waits)
  })
})

describe('a message with a wrong signature', () => {
  test.each([
    ['another signature', (query: string) => query.replace(/.$/, (c) => (c === '0' ? '1' : '0'))],
    ['no signature', (query: string) => query.replace(/&vnp_SecureHash=.*/, '')],
    [
      'an empty signature',
      (query: string) => query.replace(/vnp_SecureHash=.*/, 'vnp_SecureHash='),
    ],
    ['another amount', (query: string) => query.replace(/vnp_Amount=\d+/, 'vnp_Amount=100')],
    [
      'another result',
      (query: string) => query.replace('vnp_ResponseCode=24', 'vnp_ResponseCode=00'),
    ],
    ['a parameter more', (query: string) => `vnp_Extra=1&${query}`],
    ['a parameter twice', (query: string) => `${query}&vnp_TxnRef=x`],
  ])('%s changes nothing', async (_what, forge) => {
    const order = await pay.waiting()
    const query = forge(resultQuery({ ...order, code: '24' }))
    expect(await pay.sendIpnOf(query)).toBe('97')
    const parameters = Object.fromEntries(new URLSearchParams(query))
    if (!query.endsWith('vnp_TxnRef=x')) {
      const back = await shop.ask('/store/shop/payments/vnpay/return', {
        body: { query: parameters },
      })
      expect([back.status, back.body.code]).toEqual([400, 'signature'])
    }
    expect(await pay.standing(order)).toMatchObject(waits)
  })

  test('ignores foreign parameters beside the signed ones', async () => {
    const order = await pay.waiting()
    expect(await pay.sendIpnOf(`utm_source=x&${resultQuery({ ...order, code: '00' })}`)).toBe('00')
  })

  test('an unknown reference, a wrong amount and another terminal', async () => {
    const order = await pay.waiting()
    const report = { ...order, code: '00' }
    expect(await pay.sendIpnOf(resultQuery({ ...report, reference: 'NAS1XNOBODY' }))).toBe('01')
    expect(await pay.sendIpnOf(resultQuery({ ...report, amount: order.amount - 1 }))).toBe('04')
    expect(await pay.sendIpnOf(resultQuery({ ...report, amount: order.amount / 100 }))).toBe('04')
    expect(
      await pay.sendIpnOf(resultQuery({ ...order, amount: order.amount - 1, code: '24' })),
    ).toBe('04')
    const elsewhere = signedQuery({
      vnp_Amount: String(order.amount * 100),
      vnp_ResponseCode: '00',
      vnp_TmnCode: 'UNKNOWN1',
      vnp_TransactionNo: '1',
      vnp_TransactionStatus: '00',
      vnp_TxnRef: order.reference,
    })
    expect(await pay.sendIpnOf(elsewhere)).toBe('97')
    expect(await pay.standing(order)).toMatchObject(waits)
  })

  test('a method that is not a gateway accepts no IPN', async () => {
    for (const method of ['cod', 'vietqr', 'unknown']) {
      expect((await shop.ask(`/store/shop/payments/${method}/notice`)).status).toBe(404)
    }
  })
})

describe('a paid order that is cancelled', () => {
  test.each(['member', 'staff'] as const)('by %s is due one refund', async (as) => {
    const order = await pay.waiting()
    await pay.sendIpn(order)
    expect((await pay.move(order, as === 'staff' ? 'cancel' : 'usercancel', as)).status).toBe(200)
    await pay.sendIpn(order)
    await pay.runJob()
    const refunds = [{ reason: 'cancelled_after_payment', amount: order.amount }]
    expect(await pay.standing(order)).toMatchObject({ reserved: 0, captures: 1, refunds })
  })

  test('is settled by staff, once, with a note', async () => {
    const order = await pay.waiting()
    await pay.sendIpn(order)
    await pay.move(order, 'usercancel', 'member')
    const refund = (token: string) =>
      shop.ask(`/admin/shop/orders/${order.id}/refund`, { body: { note: 'Hoàn qua VNPAY' }, token })
    expect((await refund(await pay.memberToken())).status).toBe(401)
    const staff = await shop.staffToken()
    const { status, body } = await refund(staff)
    expect(status).toBe(200)
    expect(body.order.refunds).toMatchObject([
      { amount: order.amount, reason: 'cancelled_after_payment', settled_at: expect.any(String) },
    ])
    expect((await refund(staff)).body.code).toBe('refund_not_due')
    const [due] = await shop.rows('select * from refund_due where display_id = ?', [order.id])
    expect(due).toMatchObject({
      note: 'Hoàn qua VNPAY',
      settled_by: expect.stringMatching(/^user_/),
    })
  })

  test('loses the note of its refund when its customer is erased', async () => {
    const order = await pay.waiting()
    await pay.sendIpn(order)
    await pay.move(order, 'usercancel', 'member')
    const body = { note: 'Tài khoản 0071000123456' }
    const token = await shop.staffToken()
    await shop.ask(`/admin/shop/orders/${order.id}/refund`, { body, token })
    const [record] = await shop.rows('select id, order_id from order_record where display_id = ?', [
      order.id,
    ])
    await inTransaction(shop.container, (run) => eraseOrders(run, [record]))
    expect(await placesOf(shop, [body.note])).toEqual([])
  })

  test('in cash is due no refund', async () => {
    const { body } = await pay.place('cod')
    await pay.move(body.order, 'usercancel', 'member')
    expect(await pay.standing(body.order)).toMatchObject({ state: 'usercancel', refunds: [] })
  })
})

describe('a payment that does not arrive', () => {
  test('is not queried before its time is over', async () => {
    const order = await pay.waiting()
    await pay.runJob()
    expect(await pay.standing(order)).toMatchObject(waits)
    expect(pay.gateway.asked).not.toContain(order.reference)
  })

  test.each(['unknown', 'pending'] as const)(
    'and is %s to the gateway ends with the order',
    async (truth) => {
      const order = await pay.waiting()
      pay.gateway.truths.set(order.reference, { truth, amount: order.amount })
      await pay.runOut(order)
      const read = await shop.ask(`/store/shop/orders/${order.id}`, {
        token: await pay.memberToken(),
      })
      expect(read.body.order).toMatchObject({ payment_url: null, payment_until: null })
      await pay.runJob()
      expect(await pay.standing(order)).toMatchObject({
        ...givenUp,
        payment: 'expired',
        reason: 'payment_expired',
      })
    },
  )

  test.each([
    ['paid', paid],
    ['failed', { ...givenUp, payment: 'failed', reason: 'payment_failed' }],
  ] as const)(
    'and is %s at the gateway has the outcome of the gateway',
    async (truth, expected) => {
      const order = await pay.waiting()
      pay.gateway.truths.set(order.reference, { truth, amount: order.amount })
      await pay.runOut(order)
      await pay.runJob()
      expect(await pay.standing(order)).toMatchObject(expected)
      expect(pay.gateway.badQuestions).toBe(0)
    },
  )

  test.each(['down', 'unsigned'] as const)(
    'while the gateway is %s is waited for a quarter of an hour more',
    async (truth) => {
      const order = await pay.waiting()
      pay.gateway.truths.set(order.reference, { truth, amount: order.amount })
      await pay.runOut(order, 14)
      await pay.runJob()
      expect(await pay.standing(order)).toMatchObject(waits)
      await pay.runOut(order, 16)
      await pay.runJob()
      expect(await pay.standing(order)).toMatchObject({ ...givenUp, payment: 'expired' })
    },
  )

  test('with another amount is not accepted', async () => {
    const order = await pay.waiting()
    pay.gateway.truths.set(order.reference, { truth: 'paid', amount: order.amount + 1 })
    await pay.runOut(order)
    await pay.runJob()
    expect(await pay.standing(order)).toMatchObject({ ...givenUp, payment: 'expired' })
  })

  test('is queried again after half an hour and after a day, and refunded when it arrived', async () => {
    const order = await pay.waiting()
    await pay.runOut(order)
    await pay.runJob()
    const asked = () => pay.gateway.asked.filter((one) => one === order.reference).length
    expect(asked()).toBe(1)
    await pay.runJob()
    expect(asked()).toBe(1)
    await shop.rows(
      `update payment_attempt set asked_at = now() - interval '31 minutes' where display_id = ?`,
      [order.id],
    )
    await pay.runOut(order, 31)
    await pay.runJob()
    await pay.runJob()
    expect(asked()).toBe(2)
    pay.gateway.truths.set(order.reference, { truth: 'paid', amount: order.amount })
    await pay.runOut(order, 24 * 60 + 1)
    await shop.rows(
      `update payment_attempt set asked_at = now() - interval '23 hours' where display_id = ?`,
      [order.id],
    )
    await pay.runJob()
    expect(asked()).toBe(3)
    const refunds = [{ reason: 'paid_after_cancellation', amount: order.amount }]
    expect(await pay.standing(order)).toMatchObject({
      ...givenUp,
      payment: 'paid',
      captures: 1,
      refunds,
    })
  })

  test('of an order cancelled by its customer ends without a refund', async () => {
    const order = await pay.waiting()
    await pay.move(order, 'usercancel', 'member')
    await pay.runOut(order)
    await pay.runJob()
    expect(await pay.standing(order)).toMatchObject({
      state: 'usercancel',
      payment: 'expired',
      refunds: [],
    })
  })
})

describe('an order that is paid by transfer', () => {
  test('shows its customer the account, and is paid when staff confirm it', async () => {
    const { body } = await pay.place('vietqr')
    const { order } = body
    expect(order).toMatchObject({
      state: 'confirm',
      payment_kind: 'transfer',
      payment_url: null,
      transfer: {
        bank: 'Vietcombank',
        account: '0123456789',
        account_name: 'CONG TY NAS',
        amount: order.total,
        content: order.code.replace('-', ''),
      },
    })
    // EMVCo: field 54 is the amount, 62-08 the content of the transfer.
    expect(order.transfer.qr).toContain(
      `54${String(order.total).length.toString().padStart(2, '0')}${order.total}`,
    )
    expect(order.transfer.qr).toContain(order.transfer.content)
    expect((await pay.move(order, 'payment', 'member')).status).toBe(400)
    const { status, body: moved } = await pay.move(order, 'payment', 'staff')
    expect([status, moved.order.transfer]).toEqual([200, null])
    expect(await pay.standing(order)).toMatchObject({ ...paid, collection: 'completed' })
    await pay.move(order, 'cancel', 'staff')
    const refunds = [{ reason: 'cancelled_after_payment', amount: order.total }]
    expect(await pay.standing(order)).toMatchObject({ state: 'cancel', reserved: 0, refunds })
  })

  test('is cancelled after its time', async () => {
    const order = await pay.waiting('vietqr')
    await pay.runOut(order)
    await pay.runJob()
    expect(await pay.standing(order)).toMatchObject({
      ...givenUp,
      payment: 'expired',
      reason: 'payment_expired',
    })
    expect((await pay.move(order, 'payment', 'staff')).status).toBe(400)
  })
})
