import { addWorkingHours } from '@nas/domain/delivery-dates'
import { standardDelivery } from '@nas/domain/standard-delivery'
import { describe, expect, test } from 'vitest'
import { SHOP_PAYMENT, type ShopPaymentService } from '../src/payments/module/service'
import { settings } from '../src/platform/settings/settings'
import { decide } from '../src/settlement/workflows/settle'
import { newMember } from './support/new-member'
import { usePayments } from './support/payments'

const { shop, pay } = usePayments(8130)

const place = async () => (await pay.place('vietqr')).body.order

const call = (route: string, { code, phone }: { code: string; phone: string }) =>
  shop.ask(`/store/shop/${route}`, { body: { code, phone } })

const claim = (order: { code: string; phone: string }) => call('transfer-claims', order)

const claimOwn = ({ id }: { id: number }, token: string) =>
  shop.ask(`/store/shop/orders/${id}/transfer-claim`, { body: {}, token })

const refuse = async ({ id }: { id: number }) =>
  shop.ask(`/admin/shop/orders/${id}/claim-refusal`, { body: {}, token: await shop.staffToken() })

const mails = (template: string, { id }: { id: number }) =>
  shop.rows(
    `select recipient from outgoing_mail m where template = ? and (data->>'order' = ?::text
       or data->>'record' = (select r.id from order_record r where r.display_id = ?))`,
    [template, String(id), id],
  )

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'done' : body.code

describe('a transfer', () => {
  test('is due for so many working hours', async () => {
    const { created_at, payment_until } = await place()
    const until = addWorkingHours(standardDelivery, new Date(created_at), settings().TRANSFER_HOURS)
    expect(payment_until).toBe(until.toISOString())
  })

  test('that the customer reports stops the clock, and notifies staff once', async () => {
    const [order, other] = [await place(), await place()]
    const claims = await Promise.all([claim(order), claim(order)])
    expect(claims.map(codeOf)).toEqual(['done', 'done'])
    expect(claims[0]?.body.order).toMatchObject({ transfer_claim: 'pending', payment_until: null })
    const notified = await mails('transfer-claimed', order)
    expect(new Set(notified.map(({ recipient }) => recipient)).size).toBe(notified.length)
    expect(notified).toContainEqual({ recipient: 'staff@example.com' })

    await pay.runOut(order)
    await pay.runOut(other)
    await pay.runJob()
    expect(await pay.standing(order)).toMatchObject({ state: 'confirm', reserved: 1 })
    expect(await pay.standing(other)).toMatchObject({ state: 'cancel', reserved: 0 })

    const token = await shop.staffToken()
    const { body } = await shop.ask(`/admin/shop/orders/${order.id}`, { token })
    expect(body.order.transfer_claim).toBe('pending')
    expect(codeOf(await pay.move(order, 'usercancel', 'member'))).toBe('transfer_claimed')
    const change = await shop.ask(`/store/shop/orders/${order.id}/payment`, {
      body: { payment: 'cod' },
      token: await pay.memberToken(),
    })
    expect(codeOf(change)).toBe('transfer_claimed')
    expect(codeOf(await pay.move(order, 'payment', 'staff'))).toBe('done')
    expect(await pay.standing(order)).toMatchObject({ state: 'payment', payment: 'paid' })
    expect(codeOf(await claim(order))).toBe('payment_not_due')
  })

  test('that staff do not find keeps its deadline, and the customer is notified', async () => {
    const order = await place()
    expect(codeOf(await refuse(order))).toBe('claim_over')
    await claim(order)
    const refusals = await Promise.all([refuse(order), refuse(order)])
    expect(refusals.map(codeOf).sort()).toEqual(['claim_over', 'done'])
    const { body } = await call('track-order', order)
    expect(body.order).toMatchObject({
      transfer_claim: 'refused',
      payment_until: order.payment_until,
    })
    expect(await mails('transfer-missing', order)).toHaveLength(1)
    const [entry] = await shop.rows(
      'select before, after from trail_entry where kind = ? and subject = ?',
      ['order', String(order.id)],
    )
    expect(entry).toMatchObject({
      after: { transfer_claim: 'refused', payment_until: order.payment_until },
    })
    expect(codeOf(await pay.move(order, 'cancel', 'staff'))).toBe('done')
    expect(await pay.standing(order)).toMatchObject({ state: 'cancel', reserved: 0 })
    await pay.runOut(order)
    await pay.runJob()
    const [{ state }] = await shop.rows('select state from payment_attempt where display_id = ?', [
      order.id,
    ])
    expect(state).toBe('expired')
  })

  test('that staff do not find after its deadline leaves time for an answer', async () => {
    const order = await place()
    await claim(order)
    await pay.runOut(order, 60)
    expect(codeOf(await refuse(order))).toBe('done')
    const { body } = await call('track-order', order)
    const until = addWorkingHours(standardDelivery, new Date(), 4)
    expect(Math.abs(Date.parse(body.order.payment_until) - until.getTime())).toBeLessThan(60_000)
    expect(await pay.standing(order)).toMatchObject({ state: 'confirm', reserved: 1 })
  })

  test('is reported again only by the owner of the order, and only once', async () => {
    const order = await place()
    await claim(order)
    expect(codeOf(await refuse(order))).toBe('done')
    for (let round = 0; round < 3; round += 1) {
      expect(codeOf(await claim(order))).toBe('claim_refused')
    }
    const { token: other } = await newMember(shop, 'claimant@example.com')
    expect(codeOf(await claimOwn(order, other))).toBe('not_found')
    const own = await pay.memberToken()
    expect(codeOf(await claimOwn(order, own))).toBe('done')
    expect(codeOf(await claim(order))).toBe('done')
    expect(codeOf(await refuse(order))).toBe('done')
    expect(codeOf(await claimOwn(order, own))).toBe('too_many_claims')
    // A change of payment does not restart the count.
    for (const payment of ['cod', 'vietqr']) {
      const change = { body: { payment }, token: own }
      expect(codeOf(await shop.ask(`/store/shop/orders/${order.id}/payment`, change))).toBe('done')
    }
    expect(codeOf(await claim(order))).toBe('claim_refused')
    expect(codeOf(await claimOwn(order, own))).toBe('too_many_claims')
  })

  test('cannot be reported with another phone, or for cash on delivery', async () => {
    const order = await place()
    expect(codeOf(await claim({ ...order, phone: '0987000111' }))).toBe('order_unknown')
    expect(codeOf(await claim((await pay.place('cod')).body.order))).toBe('payment_not_due')
    expect(codeOf(await claim((await pay.place('vnpay')).body.order))).toBe('payment_not_due')
  })

  test('that is reported while the job cancels is either kept or not reported', async () => {
    const payments = shop.container.resolve<ShopPaymentService>(SHOP_PAYMENT)
    for (let round = 0; round < 6; round += 1) {
      const order = await place()
      const attempt = await payments.findByOrder(order.id)
      if (attempt === undefined) throw new Error('no payment')
      const [claimed] = await Promise.all([
        claim(order),
        decide(shop.container, attempt, { result: 'expired' }),
      ])
      const { state } = await pay.standing(order)
      expect([codeOf(claimed), state]).toEqual(
        claimed.status === 200 ? ['done', 'confirm'] : ['payment_not_due', 'cancel'],
      )
    }
  })
})
