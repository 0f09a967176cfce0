import { describe, expect, test } from 'vitest'
import { usePayments, type Waiting } from './support/payments'

const { shop, pay } = usePayments(8145)

const refund = async ({ id }: Waiting) =>
  (
    await shop.ask(`/admin/shop/orders/${id}/refund`, {
      body: { note: 'Hoàn' },
      token: await shop.staffToken(),
    })
  ).status

/** All of Medusa's totals of the received and refunded money. */
const books = (captured: number, refunded: number) => ({
  captured,
  refunded,
  collection_captured: captured,
  entered: captured - refunded,
  summed: captured - refunded,
})

describe('money that pays no order is a payment of Medusa', () => {
  test('after a cancellation', async () => {
    const order = await pay.waiting()
    await pay.move(order, 'usercancel', 'member')
    await pay.sendIpn(order)
    await pay.sendIpn(order)
    expect(await pay.medusaMoney(order)).toMatchObject(books(order.amount, 0))
    expect([await refund(order), await refund(order)]).toEqual([200, 400])
    expect(await pay.medusaMoney(order)).toMatchObject(books(order.amount, order.amount))
  })

  test('that arrives twice', async () => {
    const order = await pay.waiting()
    await pay.sendIpn(order, { number: '14000001' })
    await pay.sendIpn(order, { number: '14000002' })
    await pay.sendIpn(order, { number: '14000002' })
    const { amount } = order
    expect(await pay.medusaMoney(order)).toMatchObject(books(2 * amount, 0))
    expect([await refund(order), await refund(order)]).toEqual([200, 400])
    expect(await pay.medusaMoney(order)).toMatchObject(books(2 * amount, amount))
    expect((await pay.move(order, 'cancel', 'staff')).status).toBe(200)
    expect(await pay.medusaMoney(order)).toMatchObject(books(2 * amount, amount))
    expect(await refund(order)).toBe(200)
    expect(await pay.medusaMoney(order)).toMatchObject(books(2 * amount, 2 * amount))
  })
})
