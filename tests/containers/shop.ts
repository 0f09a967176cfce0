import { expect } from 'vitest'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api, orderOf, placeOrder } from '../support/shop.ts'
import type { Load } from './load.ts'

/** How long parts may take to come back; in ms. */
export const limitMs = 30_000

/** Headers of a member of staff. */
export async function signInStaff(): Promise<Record<string, string>> {
  const credentials = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
  const signIn = { method: 'POST', body: credentials }
  const { body } = await api<{ jwt: string }>('/auth/local', signIn)
  return { Authorization: `Bearer ${body.jwt}` }
}

/** A product of which there is enough for all tests. */
export async function newProduct(headers: Record<string, string>): Promise<number> {
  const data = {
    ...{ name: 'Nước tẩy trang', slug: `nuoc-tay-trang-${Date.now()}`, price: 100_000 },
    stock_start: 1_000_000,
  }
  const { body } = await api<{ data: { id: number } }>('/products', {
    ...{ method: 'POST', body: { data }, headers },
  })
  return body.data.id
}

export const ordersAreTaken = (product: number) =>
  eventually(
    'orders are taken',
    async () => (await placeOrder(orderOf(product))).status === 200,
    limitMs,
  )

/** Those of the orders which the shop does not know. */
async function lostOf(codes: string[], headers: Record<string, string>): Promise<string[]> {
  const lost: string[] = []
  for (const code of codes) {
    const { body } = await api<{ data: unknown[] }>(`/orders?filters[code]=${code}`, { headers })
    if (body.data.length !== 1) lost.push(code)
  }
  return lost
}

/** @param headers of a member of staff */
export async function expectNothingLost(
  load: Load,
  headers: Record<string, string>,
): Promise<void> {
  console.log(
    `${load.pages} pages, ${load.orders.length} orders, repeated: ${load.repeated.join() || 'none'}`,
  )
  expect(load.failedPages).toEqual([])
  expect(load.pages).toBeGreaterThan(100)
  expect(load.orders.length).toBeGreaterThan(4)
  expect(await lostOf(load.orders, headers)).toEqual([])
}
