import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shopEnv } from '../../scripts/stack/environment.ts'
import { inRoot } from '../../scripts/stack/paths.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { loadSettings } from '../../scripts/stack/settings.ts'
import { Stack } from '../../scripts/stack/stack.ts'
import { CookieJar } from '../support/cookie-jar.ts'
import { given } from '../support/env.ts'
import { api } from '../support/shop.ts'
import { OwnProcess } from './rush/own-process.ts'

interface Product {
  data: { id: number; attributes: { categories: { data: { id: number }[] } } }
}

let second: { url: string; process: OwnProcess }
let token: string

/** One more front server of the stack under test, on its release. */
async function startFront(): Promise<typeof second> {
  const port = String(await freePort())
  const settings = await loadSettings({
    ...process.env,
    VAR_DIR: given('STACK_VAR_DIR'),
    SHOP_PORT: port,
    RATE_LIMITS: 'off',
    // The suites know names of these, not secrets.
    GOOGLE_CLIENT_ID: '',
    FACEBOOK_APP_ID: '',
  })
  const { places } = new Stack(settings)
  const releases = join(places.varDir, 'releases')
  const [release] = (await readdir(releases, { withFileTypes: true })).filter((one) =>
    one.isDirectory(),
  )
  const env = {
    ...process.env,
    ...(await shopEnv(settings, places)),
    CONTENT_URL: given('CONTENT_URL'),
    COMMERCE_URL: given('COMMERCE_URL'),
    RELEASE_DIR: join(releases, release?.name ?? ''),
  }
  const front = new OwnProcess([process.execPath, inRoot('server/main.ts')], { env })
  const url = `http://localhost:${port}`
  await front.until(async () => (await fetch(`${url}/ready`)).ok, 60_000)
  return { url, process: front }
}

/** A member of staff whose browser comes to another front server each time. */
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

/** Without stock, and dear: other tests buy the cheapest. */
const newProduct = () => ({
  name: 'Kem hai máy chủ',
  slug: `hai-${randomUUID()}`,
  price: 9_000_000,
})

beforeAll(async () => {
  const body = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
  token = (await api<{ jwt: string }>('/auth/local', { method: 'POST', body })).body.jwt
  second = await startFront()
})
afterAll(() => second?.process.stop())

it('what staff write at one front server is there at the other at once', async () => {
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

it('what both connect at the same time is connected', async () => {
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
