import { describe, expect, test } from 'vitest'
import { usePayments, type Waiting } from './support/payments'

const { shop, pay } = usePayments(8140)

type Order = Waiting & { phone: string }

const waiting = async (payment: string): Promise<Order> => {
  const order = await pay.waiting(payment)
  const [{ phone }] = await shop.rows('select phone from order_record where display_id = ?', [
    order.id,
  ])
  return { ...order, phone }
}

const change = ({ code, phone }: { code: string; phone: string }, payment: string) =>
  shop.ask('/store/shop/payment-changes', { body: { code, phone, payment } })

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'done' : body.code

const placed = async (payment: string) => (await pay.place(payment)).body.order

const payments = ({ id }: { id: number }) =>
  shop.rows('select method, state from payment_attempt where display_id = ? order by created_at', [
    id,
  ])

const methodOf = async ({ id }: { id: number }) => {
  const [row] = await shop.rows(
    'select payment_method as method, payment_kind as kind, state from order_record where display_id = ?',
    [id],
  )
  return row
}

/** The reference of the payment that is due. */
const dueOf = async (order: Order): Promise<Order> => {
  const [{ reference }] = await shop.rows(
    "select reference from payment_attempt where display_id = ? and state = 'open'",
    [order.id],
  )
  return { ...order, reference }
}

describe('an unpaid order', () => {
  test('that is to be paid on delivery waits for the call of staff, and is paid at the door', async () => {
    const order = await waiting('vietqr')
    const { body } = await change(order, 'cod')
    expect(body.order).toMatchObject({ state: 'new', payment_kind: 'cod', transfer: null })
    expect(await payments(order)).toEqual([{ method: 'vietqr', state: 'replaced' }])
    await pay.runOut(order)
    await pay.runJob()
    expect(await pay.standing(order)).toMatchObject({ state: 'new', reserved: 1, captures: 0 })
    for (const state of ['confirm', 'pickitem', 'delivery', 'complete']) {
      expect(codeOf(await pay.move(order, state, 'staff'))).toBe('done')
    }
    expect(await pay.standing(order)).toMatchObject({ state: 'complete', captures: 1, entries: 1 })
  })

  test('with cash on delivery can be paid at a gateway instead', async () => {
    const { id, code, phone, total } = await placed('cod')
    const { body } = await change({ code, phone }, 'vnpay')
    expect(body.order).toMatchObject({ state: 'confirm', payment_method: 'vnpay' })
    expect(body.order.payment_url).toContain('https://pay.example/')
    const due = await dueOf({ id, code, phone, amount: total, reference: '' })
    expect(await pay.sendIpn(due)).toBe('00')
    expect(await pay.standing(due)).toMatchObject({ state: 'payment', captures: 1, refunds: [] })
  })

  test('that was changed twice at once has one due payment', async () => {
    const order = await waiting('vnpay')
    const changes = await Promise.all([change(order, 'vietqr'), change(order, 'vietqr')])
    expect(changes.map(codeOf)).toEqual(['done', 'done'])
    expect(await payments(order)).toEqual([
      { method: 'vnpay', state: 'replaced' },
      { method: 'vietqr', state: 'open' },
    ])
  })

  test('is paid by the former gateway when that money comes first', async () => {
    const order = await waiting('vnpay')
    await change(order, 'vietqr')
    expect(await pay.sendIpn(order)).toBe('00')
    expect(await methodOf(order)).toMatchObject({ method: 'vnpay', state: 'payment' })
    expect(await pay.standing(order)).toMatchObject({ captures: 1, refunds: [] })
    expect(await payments(order)).toEqual([
      { method: 'vnpay', state: 'paid' },
      { method: 'vietqr', state: 'replaced' },
    ])
  })

  test('that is paid by the former gateway too late has a refund due', async () => {
    for (const way of ['cod', 'vietqr']) {
      const order = await waiting('vnpay')
      await change(order, way)
      await pay.move(order, way === 'cod' ? 'pickitem' : 'payment', 'staff')
      expect(await pay.sendIpn(order)).toBe('00')
      const { state, refunds } = await pay.standing(order)
      expect([state, refunds]).toEqual([
        way === 'cod' ? 'pickitem' : 'payment',
        [{ reason: 'paid_twice', amount: order.amount }],
      ])
    }
  })

  test('keeps one way to pay when staff confirm its transfer at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await waiting('vietqr')
      const [confirmed, changed] = await Promise.all([
        pay.move(order, 'payment', 'staff'),
        change(order, 'cod'),
      ])
      const isPaid = confirmed.status === 200
      expect([codeOf(confirmed), codeOf(changed)]).toEqual(
        isPaid ? ['done', 'payment_not_due'] : ['transition_not_allowed', 'done'],
      )
      expect(await pay.standing(order)).toMatchObject(
        isPaid ? { state: 'payment', captures: 1 } : { state: 'new', captures: 0 },
      )
    }
  })

  test('is changed only by its owner, to an offered method, and not without end', async () => {
    const order = await waiting('vietqr')
    expect(codeOf(await change({ ...order, phone: '0987000222' }, 'cod'))).toBe('order_unknown')
    expect(codeOf(await change({ ...order, phone: '0987000222' }, 'gold'))).toBe('order_unknown')
    expect(codeOf(await change(order, 'gold'))).toBe('payment_unavailable')
    const codes: (string | undefined)[] = []
    for (const way of ['vnpay', 'vietqr', 'vnpay', 'vietqr', 'vnpay']) {
      codes.push(codeOf(await change(order, way)))
    }
    expect(codes).toEqual([...Array(4).fill('done'), 'too_many_changes'])
    expect(codeOf(await pay.move(order, 'payment', 'staff'))).toBe('done')
    expect(codeOf(await change(order, 'cod'))).toBe('payment_not_due')
  })
})
