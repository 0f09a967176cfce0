import { afterAll, expect } from 'vitest'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api, orderOf, placeOrder } from '../support/shop.ts'
import type { Load } from './load.ts'

/** Timeout in ms for parts to recover. */
export const limitMs = 60_000

type Headers = Record<string, string>

/** Signs a member of staff in; returns the headers of their calls. */
export async function signInStaff(): Promise<Headers> {
  const body = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
  const answer = await api<{ jwt: string }>('/auth/local', { method: 'POST', body })
  return { Authorization: `Bearer ${answer.body.jwt}` }
}

/** A product with enough stock, once it can be ordered. */
export async function newProduct(headers: Headers, name: string) {
  const slug = `${name}-${Date.now()}`
  const data = { name, slug, price: 100_000, stock_start: 100_000 }
  const { body } = await api<{ data: { id: number } }>('/products', {
    method: 'POST',
    body: { data },
    headers,
  })
  const product = { id: body.data.id, slug }
  await orderTaken(product.id)
  return product
}

/** The code of an order, retried until the shop accepts one. */
export async function orderTaken(product: number): Promise<string> {
  const { answer } = await eventually(
    'an order is taken',
    async () => {
      const { status, body } = await placeOrder(orderOf(product))
      return status === 200 && body.data.attributes.code
    },
    limitMs,
  )
  return answer
}

export const rename = (headers: Headers, product: number, name: string) =>
  api(`/products/${product}`, { method: 'PUT', body: { data: { name } }, headers })

/** Waits until the edge serves the product with this name. */
export const shownAs = (slug: string, name: string) =>
  eventually(
    `${slug} is ${name}`,
    async () => {
      const page = await fetch(`${given('SHOP_URL')}/san-pham/${slug}`)
      return (await page.text()).includes(name)
    },
    2 * limitMs,
  )

/** The codes that exist in the shop. */
export async function keptOf(headers: Headers, codes: string[]): Promise<string[]> {
  const kept: string[] = []
  for (const code of codes) {
    const { body } = await api<{ data: unknown[] }>(`/orders?filters[code]=${code}`, { headers })
    if (body.data.length === 1) kept.push(code)
  }
  return kept
}

const seconds = (ms: number) => Number((ms / 1000).toFixed(1))

const drills: Record<string, Record<string, number>> = {}
afterAll(() => {
  if (Object.keys(drills).length > 0) console.table(drills)
})

/** A row of the table that is printed at the end of the file. */
export function noteDrill({
  pages,
  failedPages,
  orders,
  repeated,
  givenUp,
  saves,
  ...load
}: Load): void {
  drills[expect.getState().currentTestName ?? ''] = {
    seconds: seconds(load.workMs),
    pages,
    'failed pages': failedPages.length,
    orders: orders.length,
    'asked again': repeated.length,
    'given up': givenUp.length,
    'longest answer': seconds(load.slowestMs),
    saves,
    'failed saves': load.failedSaves.length,
  }
}

export async function expectNothingLost(load: Load, headers: Headers): Promise<void> {
  noteDrill(load)
  expect(load.givenUp).toEqual([])
  expect(load.failedPages).toEqual([])
  expect(load.saves).toBeGreaterThan(2)
  expect(load.pages).toBeGreaterThan(100)
  expect(load.orders.length).toBeGreaterThan(4)
  expect(await keptOf(headers, load.orders)).toEqual(load.orders)
}
