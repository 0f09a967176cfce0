import { expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const product = 9500
const { shop } = useShop(fakeProduct(product))

test('a call for changes waits for the next order, and misses none between two calls', async () => {
  const { token } = await newStaff(shop, 'order-desk')
  const place = async () => {
    const body = orderBody({ items: [{ product, quantity: 1 }] })
    return (await shop.ask('/store/shop/orders', { body })).body.order.id as number
  }
  const ask = async (since = '') =>
    (await shop.ask(`/admin/shop/order-changes${since}`, { token })).body.changes as {
      now: string
      orders: { id: number; is_new: boolean }[]
    }
  const earlier = await place()
  const first = await ask()
  expect(first.orders).toContainEqual(expect.objectContaining({ id: earlier, is_new: true }))

  // Other files change orders too, so that an earlier call may be answered with their changes.
  const reported = async (since: string): Promise<{ is_new: boolean } | undefined> => {
    const { now, orders } = await ask(`?since=${since}`)
    return orders.find((order) => order.id === id) ?? reported(now)
  }
  const begun = performance.now()
  const waiting = ask(`?since=${first.now}`)
  const id = await place()
  const answer = await waiting
  const placed = expect.objectContaining({ id, is_new: true })
  expect(answer.orders.find((order) => order.id === id) ?? (await reported(answer.now))).toEqual(
    placed,
  )
  // The order came after `now`, so that this call does not wait.
  expect((await ask(`?since=${first.now}`)).orders).toContainEqual(placed)
  expect(performance.now() - begun).toBeLessThan(7000)
  const beforeSetBack = new Date(Date.now() + 3_600_000).toISOString()
  expect((await ask(`?since=${beforeSetBack}`)).orders).toContainEqual(placed)
})
