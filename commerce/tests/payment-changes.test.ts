import { describe, expect, test } from 'vitest'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { usePayments, type Waiting } from './support/payments'

const { shop, pay } = usePayments(8140)

const change = async ({ id }: { id: number }, payment: string) =>
  shop.ask(`/store/shop/orders/${id}/payment`, {
    body: { payment },
    token: await pay.memberToken(),
  })

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
const dueOf = async (order: Waiting): Promise<Waiting> => {
  const [{ reference }] = await shop.rows(
    "select reference from payment_attempt where display_id = ? and state = 'open'",
    [order.id],
  )
  return { ...order, reference }
}

describe('an unpaid order', () => {
  test('that is to be paid on delivery waits for the call of staff, and is paid at the door', async () => {
    const order = await pay.waiting('vietqr')
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
    const { id, code, total } = await placed('cod')
    const { body } = await change({ id }, 'vnpay')
    expect(body.order).toMatchObject({ state: 'confirm', payment_method: 'vnpay' })
    expect(body.order.payment_url).toContain('https://pay.example/')
    const due = await dueOf({ id, code, amount: total, reference: '' })
    expect(await pay.sendIpn(due)).toBe('00')
    expect(await pay.standing(due)).toMatchObject({ state: 'payment', captures: 1, refunds: [] })
  })

  test('that was changed twice at once has one due payment', async () => {
    const order = await pay.waiting('vnpay')
    const changes = await Promise.all([change(order, 'vietqr'), change(order, 'vietqr')])
    expect(changes.map(codeOf)).toEqual(['done', 'done'])
    expect(await payments(order)).toEqual([
      { method: 'vnpay', state: 'replaced' },
      { method: 'vietqr', state: 'open' },
    ])
  })

  test('is paid by the former gateway when that money comes first', async () => {
    const order = await pay.waiting('vnpay')
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
      const order = await pay.waiting('vnpay')
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
      const order = await pay.waiting('vietqr')
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
    const order = await pay.waiting('vietqr')
    const path = `/store/shop/orders/${order.id}/payment`
    const { token } = await newMember(shop, 'thanh.vien.khac@example.com')
    const strange = await shop.ask(path, { body: { payment: 'cod' }, token })
    expect([strange.status, strange.body.code]).toEqual([404, 'not_found'])
    expect((await shop.ask(path, { body: { payment: 'cod' } })).status).toBe(401)
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

describe('an unpaid order of a guest', () => {
  const guestOrder = async (payment: string) => {
    const items = [{ product: 8140, quantity: 1 }]
    const body = orderBody({ items, payment, phone: '0357711223' })
    const { order, device } = (await shop.ask('/store/shop/orders', { body })).body
    const { code, phone, id, total } = order
    const prove = (secret = device) =>
      shop.ask('/store/shop/order-proof', { body: { code, phone, secret } })
    return { id, code, phone, total: Number(total), prove }
  }
  const provenChange = (proof: unknown, payment: string, more: object = {}) =>
    shop.ask('/store/shop/proven-order/payment', { body: { proof, payment, ...more } })

  test('is changed by its proof only, in two tabs and repeatedly, once', async () => {
    const [order, other] = [await guestOrder('vietqr'), await guestOrder('vietqr')]
    const { code, phone } = order
    const cancelled = (proof: unknown) =>
      shop.ask('/store/shop/proven-order/cancel', { body: { proof, code, phone } })
    // Code and phone without a proof: the same refusals as for cancelling.
    for (const proof of [undefined, code, 'a'.repeat(43)]) {
      const [changed, refused] = [
        await provenChange(proof, 'cod', { code, phone }),
        await cancelled(proof),
      ]
      expect([changed.status, changed.body]).toEqual([refused.status, refused.body])
      expect(['invalid', 'proof_over']).toContain(changed.body.code)
    }
    expect(await methodOf(order)).toMatchObject({ method: 'vietqr', state: 'confirm' })

    // Each tab has its own proof; the second press repeats the first.
    const proofs = [(await order.prove()).body.proof, (await order.prove()).body.proof]
    const changes = await Promise.all(
      [...proofs, ...proofs].map((proof) => provenChange(proof, 'cod')),
    )
    expect(changes.map(codeOf)).toEqual(Array(4).fill('done'))
    expect(changes[0]?.body.order).toMatchObject({ code, state: 'new', payment_kind: 'cod' })
    expect(await payments(order)).toEqual([{ method: 'vietqr', state: 'replaced' }])
    expect(await methodOf(other)).toMatchObject({ method: 'vietqr', state: 'confirm' })
    expect(JSON.stringify(changes[0]?.body)).not.toContain(phone)
  })

  test('that two devices cancel and pay at once is cancelled, and its money is due once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await guestOrder('vnpay')
      const { proof } = (await order.prove()).body
      const { proof: second } = (await order.prove()).body
      const due = await dueOf({ ...order, amount: order.total, reference: '' })
      const cancelled = () => shop.ask('/store/shop/proven-order/cancel', { body: { proof } })
      const [first, changed, paid] = await Promise.all([
        cancelled(),
        provenChange(second, 'cod'),
        pay.sendIpn(due),
      ])
      expect(['done', 'payment_not_due']).toContain(codeOf(changed))
      expect([codeOf(first), paid]).toEqual(['done', '00'])
      const { state, captures, reserved, refunds } = await pay.standing(order)
      expect([state, reserved, captures]).toEqual(['usercancel', 0, 1])
      expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([order.total])
      expect(codeOf(await cancelled())).toBe('transition_not_allowed')
    }
  })
})
