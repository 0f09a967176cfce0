import { Agent, get } from 'node:http'
import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { endpoints } from '../../src/api/routes/endpoints.ts'
import { sql } from '../support/commerce-database.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { recordedPid } from '../support/runner.ts'
import { api, orderOf, pageText, placeOrder, productBySlug, statusOf } from '../support/shop.ts'
import { slowdown } from '../support/slowdown.ts'
import { reconcile, startPart, stopPart } from '../support/stack-control.ts'

/** Time in ms after which the runner kills a part that has not exited. */
const endMs = 35_000

/** Limit in ms of a response while a part is stopped: the same as with all parts running. */
const answerMs = 3000

const slug = 'kem-duong-ceramide'
const browsing = [
  '/vn',
  '/',
  '/vn/chuyen-muc/cham-soc-da',
  `/vn/san-pham/${slug}`,
  `/san-pham/${slug}`,
  '/vn/thanh-toan',
]

interface Product {
  id: number
  name: string
  price: number
}

let editor: Editor
let product: Product
let staff: string

beforeAll(async () => {
  editor = await Editor.signIn()
  product = await editor.find<Product>('products', slug)
  const body = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
  staff = (await api<{ jwt: string }>('/auth/local', { method: 'POST', body })).body.jwt
})

const subtotal = async () => (await placeOrder(orderOf(product.id))).body.data?.attributes.subtotal

/** The product's price in Medusa’s table, in đồng. Orders that poll would sell its whole stock. */
async function storedPrice(): Promise<number> {
  const [row] = await sql<{ amount: string }>(
    `select price.amount
     from price
     join product_variant_price_set s on s.price_set_id = price.price_set_id
     join product_variant v on v.id = s.variant_id
     join product p on p.id = v.product_id
     where p.external_id = $1::text and price.deleted_at is null`,
    [product.id],
  )
  return Number(row?.amount)
}

/** Waits until Medusa has stored the price, and checks that an order counts it. */
async function expectPrice(price: number): Promise<void> {
  await eventually('Medusa stores the price', async () => (await storedPrice()) === price)
  expect(await subtotal()).toBe(price)
}

afterAll(async () => {
  for (const part of ['content', 'commerce', 'shop'] as const) await startPart(part)
})

interface Answered {
  call: string
  status: number
  retryAfter: string | null
  inTime: boolean
}

async function send({ method, path }: Endpoint): Promise<Answered> {
  const started = performance.now()
  const response = await fetch(`${given('SHOP_URL')}/api${path.replace(':id', '1')}`, {
    method,
    headers: { Authorization: `Bearer ${staff}` },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return {
    call: `${method} ${path}`,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    inTime: performance.now() - started < answerMs * slowdown(),
  }
}

/** A few at a time: a call in a long queue would measure the machine. */
const sendAll = (calls: readonly Endpoint[]) => pLimit(4).map(calls, send)

/** Sends requests over one kept-alive connection until the server stops answering. */
async function requestUntilStopped(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (response) => response.resume().once('end', resolve)).once(
        'error',
        reject,
      )
    })
  try {
    for (;;) await ask()
  } catch {
    agent.destroy()
  }
}

it('an order to a Medusa that hangs is answered in 3 s, and its repetition places it once', async () => {
  const medusa = await recordedPid(given('STACK_VAR_DIR'), 'commerce')
  const request = {
    method: 'POST',
    body: orderOf(product.id),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  }
  process.kill(medusa, 'SIGSTOP')
  try {
    const started = performance.now()
    expect((await api('/app/createorder', request)).status).toBe(503)
    expect(performance.now() - started).toBeLessThan((answerMs + 500) * slowdown())
  } finally {
    process.kill(medusa, 'SIGCONT')
  }
  const [first, second] = [
    await api<{ data: { id: number } }>('/app/createorder', request),
    await api<{ data: { id: number } }>('/app/createorder', request),
  ]
  expect(first.status).toBe(200)
  expect(second.body.data.id).toBe(first.body.data.id)
})

// Starting a part takes seconds, so each is stopped once: Payload, then both, then Medusa alone.

describe('with Payload stopped', () => {
  it('Payload exits although a client keeps its connection alive', async () => {
    const requests = requestUntilStopped(`${given('CONTENT_URL')}/api/health`)
    const started = Date.now()
    await stopPart('content')
    await requests
    expect(Date.now() - started).toBeLessThan(endMs)
  })

  it('serves pages with the checkout, content and orders', async () => {
    expect(await Promise.all(browsing.map(statusOf))).toEqual(browsing.map(() => 200))
    expect((await productBySlug(slug))?.attributes.name).toBe(product.name)
    expect((await placeOrder(orderOf(product.id))).status).toBe(200)
  })

  it('rejects writes of staff and visitors with 503 and stores nothing', async () => {
    const headers = { Authorization: `Bearer ${staff}` }
    const data = { name: 'Kem thử', slug: 'kem-trong-luc-ngung', price: 100_000 }
    const request = { name: 'Lê Thử', phone: '0912345678', order_code: 'NAS-1' }
    const written = await Promise.all([
      api('/products', { method: 'POST', body: { data }, headers }),
      api(`/products/${product.id}`, { method: 'PUT', body: { data: { price: 1 } }, headers }),
      api(`/products/${product.id}`, { method: 'DELETE', headers }),
      api('/supports', { method: 'POST', body: request }),
    ])
    expect(written.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(JSON.stringify(written)).not.toMatch(/localhost|ECONN|:\d{4}|stack/i)
    expect((await productBySlug(slug))?.attributes.price).toBe(product.price)
    expect(await subtotal()).toBe(product.price)
    expect(await productBySlug(data.slug)).toBeNull()
  })

  it('answers every list for staff from memory or with 503', async () => {
    const lists = endpoints.filter(({ method, queries, path, access }) => {
      // Slips need a selection: all orders are too many.
      const isList = queries !== undefined && !path.includes(':') && path !== '/app/orderslips'
      return method === 'GET' && isList && access !== 'member'
    })
    const answers = await sendAll(lists)
    const down = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null)
    expect(down.map(({ call }) => call)).toEqual([
      'GET /distributors',
      'GET /supports',
      'GET /app/export/distributors',
      'GET /app/export/supports',
    ])
    const others = answers.filter((answer) => !down.includes(answer))
    expect(others.filter(({ status, inTime }) => status !== 200 || !inTime)).toEqual([])
  })

  it('the shop starts from its stored content', async () => {
    await stopPart('shop')
    await startPart('shop')
    expect(await Promise.all(browsing.map(statusOf))).toEqual(browsing.map(() => 200))
    expect((await productBySlug(slug))?.attributes.name).toBe(product.name)
  })
})

describe('with Payload and Medusa stopped', () => {
  beforeAll(() => stopPart('commerce'))

  it('still serves home, category and product pages', async () => {
    expect(await Promise.all(browsing.map(statusOf))).toEqual(browsing.map(() => 200))
  })
})

describe('with Medusa stopped', () => {
  beforeAll(() => startPart('content'))

  it('the shop follows the feed again once Payload runs', async () => {
    const name = `Kem dưỡng ${Date.now()}`
    await editor.publish('products', product.id, { name })
    const page = `/vn/san-pham/${slug}`
    await eventually('the page is new', async () => (await pageText(page)).includes(name))
    await editor.publish('products', product.id, { name: product.name })
    // The old name is also in other parts of the page.
    await eventually('the page is old', async () => !(await pageText(page)).includes(name))
  })

  it('serves home, category and product pages', async () => {
    expect(await Promise.all(browsing.map(statusOf))).toEqual(browsing.map(() => 200))
  })

  it('serves content in /api', async () => {
    expect((await productBySlug(slug))?.attributes.name).toBe(product.name)
  })

  it('rejects an order with 503 without internal details', async () => {
    const { status, body } = await placeOrder(orderOf(product.id))
    expect(status).toBe(503)
    expect(body.error).toMatchObject({
      name: 'ServiceUnavailableError',
      details: { code: 'service_unavailable' },
    })
    expect(JSON.stringify(body)).not.toMatch(/localhost|ECONN|:\d{4}|stack/i)
  })

  it('rejects a sign-in with 503', async () => {
    const credentials = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
    const { status } = await api('/auth/local', { method: 'POST', body: credentials })
    expect(status).toBe(503)
  })

  it('rejects every call with a token with 503 and Retry-After', async () => {
    const answers = await sendAll(endpoints)
    expect(
      answers.filter(({ status, retryAfter, inTime }) => {
        return status !== 503 || retryAfter === null || !inTime
      }),
    ).toEqual([])
  })

  it('Medusa applies a price that was changed while it was stopped', async () => {
    const price = product.price + 7000
    await editor.publish('products', product.id, { price })
    await startPart('commerce')
    await expectPrice(price)
    await editor.publish('products', product.id, { price: product.price })
    await expectPrice(product.price)
  })
})

describe('with the shop stopped', () => {
  it('shows content published during the outage after its start', async () => {
    const name = `Kem dưỡng ${Date.now()}`
    await stopPart('shop')
    await editor.publish('products', product.id, { name })
    await startPart('shop')
    // The shop serves before its pages are compared with the content (ADR 0190).
    const page = `/vn/san-pham/${slug}`
    await eventually('the page is new', async () => (await pageText(page)).includes(name))
    await editor.publish('products', product.id, { name: product.name })
  })
})

describe('reconcile', () => {
  /** Medusa has applied all former publications once it has applied a later price. */
  async function untilApplied(): Promise<void> {
    for (const price of [product.price + 3000, product.price]) {
      await editor.publish('products', product.id, { price })
      await expectPrice(price)
    }
  }

  it('repairs a price that was changed in Medusa’s database', async () => {
    await untilApplied()
    await sql(
      `update price set amount = 1, raw_amount = raw_amount || '{"value": "1"}'
       from product p
       join product_variant v on v.product_id = p.id
       join product_variant_price_set s on s.variant_id = v.id
       where price.price_set_id = s.price_set_id and p.external_id = $1::text`,
      [product.id],
    )
    expect(await subtotal()).toBe(1)
    await reconcile()
    expect(await subtotal()).toBe(product.price)
  })
})
