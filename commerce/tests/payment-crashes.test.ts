import { Modules } from '@medusajs/framework/utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { killAt } from './support/crashes'
import { usePayments } from './support/payments'

const product = 8102

const { shop, pay } = usePayments(product)

afterEach(() => vi.restoreAllMocks())

const moments = ['before', 'after'] as const
type Moment = (typeof moments)[number]

/** A committed move is done even though the response was lost. */
const answerTo = (name: string, when: Moment) =>
  name === 'commit' && when === 'after' ? '00' : '99'
const ofSettling = [
  ['shop_payment', 'markPaid'],
  [Modules.PAYMENT, 'authorizePaymentSession'],
  [Modules.PAYMENT, 'capturePayment'],
  [Modules.ORDER, 'addOrderTransactions'],
  ['operations', 'commit'],
  ['operations', 'close'],
] as const

describe.each(moments)('cut off %s', (when) => {
  test.each(ofSettling)('%s.%s: a received payment is finished by the job', async (...step) => {
    const order = await pay.waiting()
    pay.gateway.truths.set(order.reference, { truth: 'paid', amount: order.amount })
    const broken = killAt(shop, step, when)
    expect(await pay.sendIpn(order)).toBe(answerTo(step[1], when))
    expect(broken).toHaveBeenCalled()
    // When the result itself was not recorded, the gateway is queried after the time limit.
    await pay.runOut(order)
    await pay.runJob()
    expect(await pay.standing(order)).toMatchObject({
      state: 'payment',
      payment: 'paid',
      collection: 'completed',
      captures: 1,
      entries: 1,
      reserved: 1,
      refunds: [],
    })
    expect(await pay.sendIpn(order)).toBe('02')
  })

  test.each(ofSettling)(
    '%s.%s: a received payment is finished by the next IPN',
    async (...step) => {
      const order = await pay.waiting()
      killAt(shop, step, when)
      expect(await pay.sendIpn(order)).toBe(answerTo(step[1], when))
      expect(['00', '02']).toContain(await pay.sendIpn(order))
      const finished = { state: 'payment', captures: 1, entries: 1, refunds: [] }
      expect(await pay.standing(order)).toMatchObject(finished)
    },
  )

  test.each([
    ['shop_payment', 'markFailed'],
    ['operations', 'commit'],
    ['operations', 'close'],
  ])('%s.%s: an order whose payment failed is cancelled', async (module, name) => {
    const order = await pay.waiting()
    pay.gateway.truths.set(order.reference, { truth: 'failed', amount: order.amount })
    killAt(shop, [module, name], when)
    expect(await pay.sendIpn(order, { code: '24' })).toBe(answerTo(name, when))
    await pay.runOut(order)
    await pay.runJob()
    expect(await pay.standing(order)).toMatchObject({
      state: 'cancel',
      payment: 'failed',
      reserved: 0,
      refunds: [],
      reason: 'payment_failed',
    })
  })

  test.each([
    ['shop_payment', 'markExpired'],
    ['operations', 'commit'],
    ['operations', 'close'],
  ])('%s.%s: an unpaid order is cancelled by the next run', async (module, name) => {
    const order = await pay.waiting()
    await pay.runOut(order)
    const broken = killAt(shop, [module, name], when)
    await pay.runJob()
    expect(broken).toHaveBeenCalled()
    await pay.runJob()
    const expected = { state: 'cancel', payment: 'expired', reserved: 0, reason: 'payment_expired' }
    expect(await pay.standing(order)).toMatchObject(expected)
  })

  test.each([
    ['shop_payment', 'markPaid'],
    ['shop_payment', 'oweRefund'],
    ['operations', 'close'],
  ])('%s.%s: a late payment is refunded once', async (module, name) => {
    const order = await pay.waiting()
    pay.gateway.truths.set(order.reference, { truth: 'paid', amount: order.amount })
    await pay.move(order, 'usercancel', 'member')
    killAt(shop, [module, name], when)
    expect(await pay.sendIpn(order)).toBe('99')
    await pay.runOut(order)
    await pay.runJob()
    const refunds = [{ reason: 'paid_after_cancellation', amount: order.amount }]
    expect(await pay.standing(order)).toMatchObject({ payment: 'paid', reserved: 0, refunds })
  })

  test('the last step of cancelling a paid order: repeating it records one refund', async () => {
    const order = await pay.waiting()
    await pay.sendIpn(order)
    killAt(shop, ['operations', 'commit'], when)
    const { status } = await pay.move(order, 'usercancel', 'member')
    expect(status).toBe(when === 'before' ? 500 : 200)
    await pay.move(order, 'usercancel', 'member')
    await pay.runJob()
    const refunds = [{ reason: 'cancelled_after_payment', amount: order.amount }]
    const expected = { state: 'usercancel', captures: 1, reserved: 0, refunds }
    expect(await pay.standing(order)).toMatchObject(expected)
  })
})

test('a capture interrupted between its two writes is repaired', async () => {
  const order = await pay.waiting()
  killAt(shop, [Modules.PAYMENT, 'capturePayment'], 'after')
  expect(await pay.sendIpn(order)).toBe('99')
  const halfDone = await shop.rows(
    `update payment set captured_at = null where payment_collection_id in (
       select payment_collection_id from order_payment_collection l
       join order_record o on o.order_id = l.order_id where o.display_id = ?) returning id`,
    [order.id],
  )
  expect(halfDone).toHaveLength(1)
  expect(await pay.sendIpn(order)).toBe('02')
  const expected = { state: 'payment', collection: 'completed', captures: 1, entries: 1 }
  expect(await pay.standing(order)).toMatchObject(expected)
})

test('a payment that cannot be finished does not block the others', async () => {
  const [first, second] = [await pay.waiting(), await pay.waiting()]
  for (const order of [first, second]) await pay.runOut(order)
  killAt(shop, ['shop_payment', 'markExpired'], 'before')
  await pay.runJob()
  const states = await Promise.all([first, second].map((order) => pay.standing(order)))
  expect(states.map(({ state }) => state).sort()).toEqual(['cancel', 'confirm'])
})
