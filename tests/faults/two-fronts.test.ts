import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CookieJar } from '../support/cookie-jar.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api } from '../support/shop.ts'
import { type Front, startFront } from './fronts/start-front.ts'

interface Product {
  data: { id: number; attributes: { categories: { data: { id: number }[] } } }
}

let second: Front
let token: string

/** A member of staff whose browser reaches another front server each time. */
function browser() {
  const jar = new CookieJar()
  return async (front: string, method: string, path: string, data?: object) => {
    const response = await fetch(`${front}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        ...jar.for(`/api${path}`),
      },
      ...(data && { body: JSON.stringify({ data }) }),
    })
    jar.keep(response.headers)
    return { status: response.status, body: (await response.json()) as Product }
  }
}

/** Without stock, and expensive: other tests order the cheapest. */
const newProduct = () => ({
  name: 'Kem hai máy chủ',
  slug: `hai-${randomUUID()}`,
  price: 9_000_000,
})

const rulesAt = async (front: string) =>
  (await (await fetch(`${front}/api/deliveryinfo`)).json()) as {
    data: { attributes: Record<string, unknown> }
  }

beforeAll(async () => {
  const body = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
  token = (await api<{ jwt: string }>('/auth/local', { method: 'POST', body })).body.jwt
  second = await startFront()
})
afterAll(() => second?.process.stop())

it('a change at one front server is visible at the other immediately', async () => {
  const fronts = [given('SHOP_URL'), second.url] as const
  const call = browser()
  for (const [here, there] of [fronts, fronts.toReversed() as [string, string]]) {
    const made = await call(here, 'POST', '/products', newProduct())
    const path = `/products/${made.body.data.id}`
    expect((await call(there, 'GET', path)).status).toBe(200)
    expect((await call(there, 'DELETE', path)).status).toBe(200)
    expect((await call(here, 'GET', path)).status).toBe(404)
  }
})

it('concurrent relations of both are stored', async () => {
  const call = browser()
  const { body } = await api<{ data: { id: number }[] }>('/categories?pagination[pageSize]=4')
  const categories = body.data.map(({ id }) => id)
  const { id } = (await call(second.url, 'POST', '/products', newProduct())).body.data
  const path = `/products/${id}`
  await Promise.all(
    categories.map((one, index) =>
      call(index % 2 ? second.url : given('SHOP_URL'), 'PUT', path, {
        categories: { connect: [one] },
      }),
    ),
  )
  const { data } = (await call(second.url, 'GET', `${path}?populate=categories`)).body
  expect(data.attributes.categories.data.map((one) => one.id).sort()).toEqual(categories.sort())
  await call(second.url, 'DELETE', path)
})

it('concurrent changes of the delivery rules are all stored', async () => {
  const fronts = [given('SHOP_URL'), second.url]
  const put = browser()
  const path = '/deliveryinfo'
  const before = (await rulesAt(second.url)).data.attributes
  const changes = [{ cutoff: 9 }, { processing: 7 }, { holidays: ['02-03'] }, { weekdays: [2, 4] }]
  await Promise.all(changes.map((one, index) => put(fronts[index % 2] ?? '', 'PUT', path, one)))
  try {
    // A front server sees another one's writes at its next regular read at the latest.
    for (const front of fronts) {
      await eventually('all changes', async () => {
        const { data } = await rulesAt(front)
        expect(data.attributes).toMatchObject(Object.assign({}, ...changes))
        return true
      })
    }
  } finally {
    const { cutoff, processing, holidays, weekdays } = before
    await put(second.url, 'PUT', path, { cutoff, processing, holidays, weekdays })
  }
})

it('concurrent arrangements of both are applied', async () => {
  const fronts = [given('SHOP_URL'), second.url]
  const call = browser()
  const ids: number[] = []
  for (let at = 0; at < 4; at += 1) {
    // No number between them is free, so each arrangement also renumbers others.
    const made = await call(second.url, 'POST', '/products', { ...newProduct(), order: 9_000_000 })
    ids.unshift(made.body.data.id)
  }
  const [one = 0, two = 0, three = 0, four = 0] = ids
  const moves = [
    { of: 'products', id: four, below: one },
    { of: 'products', id: two, below: three },
  ]
  await Promise.all(
    moves.map((move, index) => call(fronts[index] ?? '', 'POST', '/app/arrange', move)),
  )
  const path = '/products?sort=order:desc,id:desc&pagination[pageSize]=4'
  const headers = { Authorization: `Bearer ${token}` }
  try {
    await eventually('the order of both', async () => {
      const { body } = await api<{ data: { id: number }[] }>(path, { headers })
      return body.data.map(({ id }) => id).join() === [one, four, three, two].join()
    })
  } finally {
    for (const id of ids) await call(second.url, 'DELETE', `/products/${id}`)
  }
})
