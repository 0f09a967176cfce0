import { shopDay } from '@nas/domain/dates'
import { daysBefore } from '@nas/domain/periods'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { emailedOrder } from '../src/orders/emails/emailed-order'
import { fakeProduct } from './support/fake-content'
import { newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 8970
const { shop } = useShop(fakeProduct(product))

afterEach(() => vi.useRealTimers())

async function orderAt(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const body = orderBody({ items: [{ product, quantity: 1 }] })
  const { order } = (await shop.ask('/store/shop/orders', { body })).body
  vi.useRealTimers()
  return order
}

const ratesOf = async (code: string) => {
  const lines = await shop.rows<{ rate: string }>(
    `select tax.rate from order_record r
     join order_item item on item.order_id = r.order_id
     join order_line_item_tax_line tax on tax.item_id = item.item_id where r.code = ?
     union all
     select tax.rate from order_record r
     join order_shipping shipping on shipping.order_id = r.order_id
     join order_shipping_method_tax_line tax on tax.shipping_method_id = shipping.shipping_method_id
     where r.code = ?`,
    [code, code],
  )
  return lines.map(({ rate }) => Number(rate))
}

describe('the VAT of an order', () => {
  test.each([
    ['2026-12-31T23:59:59.999+07:00', 8],
    ['2027-01-01T00:00:00+07:00', 10],
  ])('placed at %s has %d %', async (now, rate) => {
    const order = await orderAt(now)
    const vat = Math.round((order.total * rate) / (100 + rate))
    expect(order).toMatchObject({ vat_rate: rate, vat })
    expect(await ratesOf(order.code)).toEqual([rate, rate])
    const [{ id }] = await shop.rows(
      `select t.id from order_transition t join order_record r on r.id = t.record_id
       where r.code = ?`,
      [order.code],
    )
    expect(await emailedOrder(shop.container, id, 'vi')).toMatchObject({ vat_rate: rate, vat })
  })
})

describe('the rates', () => {
  const tomorrow = daysBefore(shopDay(new Date()), -1)
  const list = async (token: string) => (await shop.ask('/admin/shop/vat-rates', { token })).body
  const change = async (path: string, body: object, token: string) =>
    shop.ask(`/admin/shop/vat-rates${path}`, { body, token })

  test('a manager sets, corrects and withdraws one of a day to come', async () => {
    const token = await shop.staffToken()
    const before = await list(token)
    const set = { first_day: tomorrow, rate: 5, reason: 'Nghị định thử' }
    expect((await change('', set, token)).status).toBe(200)
    expect((await change('', { ...set, rate: 6 }, token)).status).toBe(200)
    expect((await list(token)).rates).toContainEqual(
      expect.objectContaining({ ...set, rate: 6, who: expect.any(String) }),
    )
    expect((await change('/withdrawal', { first_day: tomorrow }, token)).status).toBe(200)
    expect(await list(token)).toEqual(before)
    expect((await change('/withdrawal', { first_day: tomorrow }, token)).status).toBe(404)
  })

  test('of today and earlier cannot be changed', async () => {
    const token = await shop.staffToken()
    for (const first_day of [shopDay(new Date()), '2025-07-01', '2026-13-01']) {
      const set = { first_day, rate: 0, reason: 'x' }
      expect((await change('', set, token)).status).toBe(400)
      expect((await change('/withdrawal', { first_day }, token)).status).toBe(400)
    }
  })

  test('are closed to other staff', async () => {
    const { token } = await newStaff(shop, 'accountant')
    const set = { first_day: tomorrow, rate: 5, reason: 'x' }
    expect((await change('', set, token)).status).toBe(403)
    expect((await shop.ask('/admin/shop/vat-rates', { token })).status).toBe(403)
  })
})
