import { expect, test } from 'vitest'
import { fakeProduct } from '../support/fake-content'
import { orderBody } from '../support/order-body'
import { useShop } from '../support/shop'

const { shop } = useShop(fakeProduct(1))

test('a way of payment without its settings is payment_unavailable', async () => {
  const body = orderBody({ payment: 'vnpay' })
  expect(await shop.ask('/store/shop/orders', { body })).toMatchObject({
    status: 400,
    body: { code: 'payment_unavailable', errors: [{ path: ['payment'] }] },
  })
})
