import { isOrderCode, orderCode } from '@nas/domain/order-code'
import { expect, test } from 'vitest'
import { codeNumber } from '../src/orders/workflows/place-order/order-record'
import { settings } from '../src/platform/settings/settings'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const { shop } = useShop(fakeProduct(8410))

async function place(): Promise<{ id: number; code: string }> {
  const items = [{ product: 8410, quantity: 1 }]
  const { body } = await shop.ask('/store/shop/orders', { body: orderBody({ items }) })
  return body.order
}

const numberIn = (code: string) => Number(/-(\d{6})[A-Z2]$/.exec(code)?.[1])

test('the code of the next order cannot be derived from another code', async () => {
  const orders = [await place(), await place(), await place()]
  const numbers = orders.map(({ code }) => numberIn(code))
  for (const { id, code } of orders) {
    expect(isOrderCode(code)).toBe(true)
    expect(numberIn(code)).not.toBe(id)
  }
  const [first = 0, second = 0, third = 0] = numbers
  expect([Math.abs(second - first), Math.abs(third - second)]).not.toContain(1)
  expect(second - first).not.toBe(third - second)
})

test('a code that exists under a former key is not given to another order', async () => {
  const old = await place()
  const now = new Date()
  const next = (attempt: number) =>
    orderCode(now, codeNumber(settings().ORDER_CODE_KEY, now, old.id + 1, attempt))
  await shop.rows('update order_record set code = ? where display_id = ?', [next(0), old.id])
  const placed = await place()
  expect(placed.id).toBe(old.id + 1)
  expect(placed.code).toBe(next(1))
  const known = await shop.rows('select code from order_record where display_id = ?', [old.id])
  expect(known).toEqual([{ code: next(0) }])
})
